// The control flow of a function as the server tells it (ori/graph, lsp/ide/graph.go), and what the panel and its page say to each other.
// What has its zero value is left out.

export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Block {
  bix: number;
  name: string;
  labels?: string[];
  instructions: number;
  /** The instructions; of a long block the first ones and the `last` last ones. */
  lines?: string[];
  last?: number;
  /** -1 for none, as in idom and ipdom. */
  rpo: number;
  idom: number;
  ipdom: number;
  domDepth?: number;
  unreached?: string;
  /** What it is in its function, in words, the most telling first. */
  is?: string[];
  loop: number;
  header?: boolean;
  latch?: boolean;
  cold?: string;
  weight?: number;
  divergent?: string[];
  lanes: number;
  reconverges?: boolean;
  flags?: string[];
  pressure?: string[];
  rewrites?: number;
  range: Range;
  head: Position;
}

export type EdgeKind = 'taken' | 'fall-through' | 'table' | 'reconvergence' | 'call';

export interface Edge {
  from: number;
  to: number;
  kind: EdgeKind;
  back?: boolean;
  text?: string;
}

export interface Loop {
  header: number;
  parent: number;
  depth: number;
  blocks: number;
  latches: number[];
  exits?: number[];
  /** If not all exits are listed. */
  exitCount?: number;
  preheader: number;
  noPreheader?: string;
}

export interface Region {
  name: string;
  block: number;
  to: number;
  line: number;
  in?: number[];
}

export interface Switch {
  block: number;
  selector: string;
  form: string;
  cases: string[] | null;
  caseCount: number;
  density: number;
  unknown?: string;
  choice: string;
  reason: string;
  profile: string;
  strategies: { name: string; instructions: number; divergencePoints: number; syncEntries: number }[];
  range: Range;
}

export interface Graph {
  version: number;
  func: number;
  name: string;
  range: Range;
  target?: string;
  optLevel: number;
  blockCount: number;
  edgeCount: number;
  /** Why not all blocks are told. */
  limit?: string;
  incomplete?: string;
  blocks: Block[];
  /** Blocks that are named and not told. */
  outside?: { bix: number; name: string; head: Position }[];
  edges: Edge[];
  loops: Loop[];
  regions?: Region[];
  switches?: Switch[];
  irreducible?: { blocks: number[]; entries: number[] }[];
}

/** What the panel tells its page. */
export type ToPage =
  | { type: 'graph'; graph: Graph; file: string; foldAbove: number; cursor: number }
  | { type: 'cursor'; block: number }
  | { type: 'note'; text: string }
  | { type: 'save'; as: 'svg' | 'dot' }
  | { type: 'copy' };

/** What the page tells the panel. */
export type ToPanel =
  | { type: 'ready' }
  | { type: 'go'; block: number; version: number; focus: boolean }
  | { type: 'pin'; pinned: boolean }
  | { type: 'file'; as: 'svg' | 'dot'; text: string }
  | { type: 'clipboard'; text: string };
