// A large drawing while it is moved, or when it is too far away to be read. Its hundreds of elements are too slow for that, so a canvas shows
// what they look like. They stay where they are, unseen, for the keyboard and screen readers.
import type { Size } from '../graph/dot';
import { curve, type Placed } from '../graph/placed';
import type { Indexed } from '../graph/words';
import { LINE, PAD } from './boxes';

/** Where the drawing is: k times as large, moved by x and y. */
interface Place {
  k: number;
  x: number;
  y: number;
}

/** Lines that look alike, as one path. */
interface Layer {
  path: Path2D;
  stroke?: string;
  fill?: string;
  alpha: number;
  width: number; // on the screen, in pixels
}

export class Overview {
  readonly canvas = document.createElement('canvas');
  private layers: Layer[] = [];
  private boxes: { x: number; y: number; w: number; h: number }[] = [];
  private lines: string[][] = [];
  private font = '';
  private colour: (name: string, other?: string) => string = () => '';

  constructor() {
    this.canvas.id = 'overview';
    this.canvas.setAttribute('aria-hidden', 'true');
  }

  /** Takes a new drawing, and the colours of the theme. */
  take(g: Indexed, placed: Placed, sizes: Size[], lines: string[][]): void {
    const computed = getComputedStyle(document.documentElement);
    this.colour = (name, other = '--vscode-editor-foreground') =>
      computed.getPropertyValue(`--vscode-${name}`).trim() || computed.getPropertyValue(other).trim() || 'gray';
    this.font = `12px ${this.colour('editor-font-family')}, monospace`;
    this.lines = lines;
    this.boxes = [];
    placed.nodes.forEach((p, b) => {
      const s = sizes[b] ?? { w: 0, h: 0 };
      this.boxes[b] = { x: p.x - s.w / 2, y: p.y - s.h / 2, ...s };
    });
    const layers = new Map<string, Layer>();
    const layer = (key: string, look: Omit<Layer, 'path'>) => {
      const was = layers.get(key);
      if (was) {
        return was.path;
      }
      const path = new Path2D();
      layers.set(key, { path, ...look });
      return path;
    };
    const blue = this.colour('charts-blue');
    placed.loops.forEach((l) => layer('loop', { fill: blue, stroke: blue, alpha: 0.12, width: 1 }).rect(l.x, l.y, l.w, l.h));
    const strokes: Record<string, string> = {
      taken: this.colour('charts-green'),
      table: this.colour('symbolIcon-classForeground', '--vscode-charts-orange'),
      reconvergence: this.colour('charts-purple'),
    };
    for (const e of placed.edges) {
      const edge = g.edges[e.edge];
      if (edge) {
        const look = edge.back ? 'back' : edge.kind;
        const stroke = edge.back ? blue : (strokes[edge.kind] ?? this.colour('descriptionForeground'));
        layer(look, { stroke, alpha: 0.8, width: edge.back ? 1.5 : 1 }).addPath(new Path2D(curve(e.points)));
      }
    }
    this.boxes.forEach((r, n) => {
      const b = g.blocks[n];
      const look = b?.unreached ? 'unreached' : b?.cold ? 'cold' : b?.divergent ? 'divergent' : b?.header ? 'header' : 'box';
      const stroke =
        look === 'divergent' ? strokes['table'] : look === 'header' ? blue : this.colour(look === 'box' ? 'editor-foreground' : 'descriptionForeground');
      const fill = look === 'cold' ? blue : this.colour('editorWidget-background', '--vscode-editor-background');
      layer(look, { stroke: stroke ?? blue, fill, alpha: look === 'unreached' ? 0.4 : 1, width: 1 }).rect(r.x, r.y, r.w, r.h);
    });
    this.layers = [...layers.values()];
  }

  /**
   * Draws it.
   * @param texts whether there are texts in the boxes
   * @param marks the blocks that are marked: found, of the cursor, picked
   */
  draw(at: Place, texts: boolean, marks: { found: number[]; cursor: number; picked: number }): void {
    const { canvas } = this;
    const dots = window.devicePixelRatio || 1;
    const [w, h] = [Math.round(canvas.clientWidth * dots), Math.round(canvas.clientHeight * dots)];
    if (canvas.width !== w || canvas.height !== h) {
      [canvas.width, canvas.height] = [w, h];
    }
    const ink = canvas.getContext('2d', { alpha: true });
    if (!ink) {
      return;
    }
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, w, h);
    ink.setTransform(dots * at.k, 0, 0, dots * at.k, dots * at.x, dots * at.y);
    for (const l of this.layers) {
      ink.globalAlpha = l.alpha;
      ink.lineWidth = l.width / at.k;
      if (l.fill) {
        ink.fillStyle = l.fill;
        ink.fill(l.path);
      }
      if (l.stroke) {
        ink.strokeStyle = l.stroke;
        ink.stroke(l.path);
      }
    }
    ink.globalAlpha = 1;
    const ring = (n: number, colour: string, filled: boolean) => {
      const r = this.boxes[n];
      if (r) {
        const grow = 3 / at.k;
        ink.strokeStyle = ink.fillStyle = colour;
        ink.lineWidth = 2 / at.k;
        ink.strokeRect(r.x - grow, r.y - grow, r.w + 2 * grow, r.h + 2 * grow);
        if (filled) {
          ink.fillRect(r.x, r.y, r.w, r.h);
        }
      }
    };
    marks.found.forEach((n) => ring(n, this.colour('editor-findMatchBorder', '--vscode-charts-yellow'), true));
    const contrast = document.body.classList.contains('vscode-high-contrast'); // where a selection turns its text round
    ring(marks.cursor, this.colour(contrast ? 'focusBorder' : 'editor-selectionBackground', '--vscode-focusBorder'), !contrast);
    ring(marks.picked, this.colour('focusBorder'), false);
    if (texts) {
      this.write(ink, { x: -at.x / at.k, y: -at.y / at.k, w: canvas.clientWidth / at.k, h: canvas.clientHeight / at.k });
    }
  }

  /** Writes the lines of the boxes that are in sight. */
  private write(ink: CanvasRenderingContext2D, sight: { x: number; y: number; w: number; h: number }): void {
    ink.font = this.font;
    ink.fillStyle = this.colour('editor-foreground');
    this.boxes.forEach((r, b) => {
      if (r.x < sight.x + sight.w && r.x + r.w > sight.x && r.y < sight.y + sight.h && r.y + r.h > sight.y) {
        this.lines[b]?.forEach((line, k) => ink.fillText(line, r.x + PAD + 6, r.y + PAD + 9 + k * LINE));
      }
    });
  }
}
