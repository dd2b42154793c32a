// Where everything is in a drawing, from what Graphviz says of it.

export interface Point {
  x: number;
  y: number;
}

export interface PlacedEdge {
  /** Its index in the graph. */
  edge: number;
  /** The points of a Bézier curve: 1 and three for each piece, from the block that it leaves to the one that it goes to. */
  points: Point[];
}

export interface Placed {
  w: number;
  h: number;
  /** By bix: the middle of the box. */
  nodes: Point[];
  edges: PlacedEdge[];
  /** By index of the loop: the left upper corner and the size. */
  loops: { x: number; y: number; w: number; h: number }[];
}

interface Drawn {
  bb: string;
  objects?: { name: string; bb?: string; pos?: string }[];
  edges?: { k: string; pos: string }[];
}

const numbers = (text: string) => text.split(',').map(Number);

/**
 * Reads a drawing in Graphviz' format json0, which has y upwards and coordinates in points.
 * @param reversed whether the edge of an index was written from its target to its source
 */
export function readDrawing(json: string, reversed: (edge: number) => boolean): Placed {
  const drawn = JSON.parse(json) as Drawn;
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers(drawn.bb);
  const point = (x = 0, y = 0): Point => ({ x: x - left, y: top - y });
  const placed: Placed = { w: right - left, h: top - bottom, nodes: [], edges: [], loops: [] };
  for (const o of drawn.objects ?? []) {
    const n = Number(o.name.replace(/^\D+/, ''));
    if (o.pos !== undefined) {
      placed.nodes[n] = point(...numbers(o.pos));
    } else if (o.bb !== undefined) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers(o.bb);
      const corner = point(x0, y1);
      placed.loops[n] = { ...corner, w: x1 - x0, h: y1 - y0 };
    }
  }
  for (const e of drawn.edges ?? []) {
    let first: Point | undefined;
    let last: Point | undefined;
    const points: Point[] = [];
    // Between the curve and the boxes there is an arrow's length at its ends: "s,x,y" and "e,x,y".
    for (const part of e.pos.split(/\s+/)) {
      const [mark = '', ...rest] = part.split(',');
      if (mark === 'e') {
        last = point(...rest.map(Number));
      } else if (mark === 's') {
        first = point(...rest.map(Number));
      } else {
        points.push(point(...numbers(part)));
      }
    }
    const begin = points[0];
    const end = points.at(-1);
    if (first && begin) {
      points.unshift(first, first, begin);
    }
    if (last && end) {
      points.push(end, last, last);
    }
    const edge = Number(e.k);
    placed.edges.push({ edge, points: reversed(edge) ? points.reverse() : points });
  }
  return placed;
}

const short = (x: number) => Math.round(x * 10) / 10;

/** The points as an SVG path. */
export function curve(points: Point[]): string {
  const at = (p: Point | undefined) => (p ? `${short(p.x)},${short(p.y)}` : '');
  let d = `M${at(points[0])}`;
  for (let n = 1; n + 2 < points.length; n += 3) {
    d += `C${at(points[n])} ${at(points[n + 1])} ${at(points[n + 2])}`;
  }
  return d;
}

/** An arrow's head at the end of a curve, as an SVG path. */
export function arrow(points: Point[], size = 7): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  // The last points may be one and the same.
  const before = points.findLast((p) => Math.hypot(p.x - end.x, p.y - end.y) > 0.5) ?? { x: end.x, y: end.y - 1 };
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const side = (s: number) => `${short(end.x - size * dx - (s * size * dy) / 2.2)},${short(end.y - size * dy + (s * size * dx) / 2.2)}`;
  return `M${short(end.x)},${short(end.y)}L${side(1)}L${side(-1)}Z`;
}
