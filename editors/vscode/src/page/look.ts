// How the drawing looks. The same style is used on the screen, where colours are the theme's variables, and in a file, where they are
// what these are at the time.

/** What a block is marked with, in a box of 14 by 14, and what that says. */
export const icons = {
  loop: { path: 'M11.5,7a4.5,4.5 0 1 1 -1.6,-3.4M10.4,1.4V4H7.8', text: 'header of a loop' },
  divergent: { path: 'M7,1V6M7,6L3,12M7,6L11,12M3,12V9M3,12H5.6M11,12V9M11,12H8.4', text: 'its branch may diverge' },
  meets: { path: 'M3,1L7,7M11,1L7,7M7,7V13M5,11L7,13L9,11', text: 'lanes meet again' },
  cold: { path: 'M7,1V13M1.8,4L12.2,10M12.2,4L1.8,10M5,2.2L7,4L9,2.2M5,11.8L7,10L9,11.8', text: 'cold' },
} as const;

/**
 * The style of the drawing.
 * @param value of one of the theme's variables, by its name
 */
export function drawingStyle(value: (name: string) => string): string {
  /** The first of the variables that the theme has: on the screen the browser looks, in a file it is looked up here. */
  const v = (...names: string[]): string => {
    const first = value(names[0] ?? '');
    if (first.startsWith('var(')) {
      return names.reduceRight((inner, n) => (inner === '' ? `var(${n})` : `var(${n}, ${inner})`), '');
    }
    return names.map(value).find((x) => x !== '') ?? 'gray';
  };
  const text = v('--vscode-editor-foreground');
  const paper = v('--vscode-editor-background');
  const soft = v('--vscode-descriptionForeground');
  const box = v('--vscode-editorWidget-background', '--vscode-editor-background');
  const line = v('--vscode-contrastBorder', '--vscode-editorWidget-border', '--vscode-panel-border');
  const green = v('--vscode-charts-green');
  const orange = v('--vscode-symbolIcon-classForeground', '--vscode-charts-orange'); // the latter is translucent in dark themes
  const purple = v('--vscode-charts-purple');
  const blue = v('--vscode-charts-blue');
  const red = v('--vscode-charts-red');
  const yellow = v('--vscode-charts-yellow');
  const focus = v('--vscode-focusBorder');
  const regions = [purple, blue, green, orange, red, yellow];
  return `
.paper { fill: ${paper}; }
.node text, .edgetext, .looptext { font-family: ${v('--vscode-editor-font-family')}, monospace; font-size: 12px; fill: ${text}; }
.node text { white-space: pre; }
.node .box { fill: ${box}; stroke: ${line}; stroke-width: 1.2; }
.node .name { font-weight: 600; }
.node .soft { fill: ${soft}; font-weight: 400; font-size: 11px; }
.node .opcode { fill: ${v('--vscode-symbolIcon-functionForeground', '--vscode-editor-foreground')}; }
.node .guard { fill: ${v('--vscode-symbolIcon-variableForeground', '--vscode-editor-foreground')}; }
.node.entry .box { stroke: ${text}; stroke-width: 2; }
.node.header .box { stroke: ${blue}; stroke-width: 2; }
.node.divergent .box { stroke: ${orange}; }
.node.divergent.header .box { stroke-width: 2.4; }
.node.unreached, .edge.unreached { opacity: 0.4; }
.vscode-high-contrast .node.unreached, .vscode-high-contrast .edge.unreached { opacity: 0.75; }
.node.unreached .box { stroke-dasharray: 4 3; }
.node.open .box { stroke-dasharray: 5 3; }
.node.cold .box { fill: ${blue}; fill-opacity: 0.16; stroke-dasharray: 2 2; }
.node.heat1 .box { fill: ${red}; fill-opacity: 0.06; }
.node.heat2 .box { fill: ${red}; fill-opacity: 0.12; }
.node.heat3 .box { fill: ${red}; fill-opacity: 0.2; }
.node.heat4 .box { fill: ${red}; fill-opacity: 0.32; }
.icon { fill: none; stroke: ${soft}; stroke-width: 1.4; stroke-linecap: round; }
.icon.divergent { stroke: ${orange}; }
.icon.meets { stroke: ${purple}; }
.icon.cold { stroke: ${blue}; }
.icon.loop { stroke: ${blue}; }
.edge .way { fill: none; stroke: ${soft}; stroke-width: 1.3; }
.edge .head { fill: ${soft}; stroke: none; }
.edge.taken .way { stroke: ${green}; }
.edge.taken .head, .edge.taken .edgetext { fill: ${green}; }
.edge.table .way { stroke: ${orange}; stroke-dasharray: 7 3; }
.edge.table .head, .edge.table .edgetext { fill: ${orange}; }
.edge.reconvergence .way { stroke: ${purple}; stroke-dasharray: 3 3; }
.edge.reconvergence .head { fill: ${purple}; }
.edge.call .way { stroke-dasharray: 1 3; }
.edge.back .way { stroke: ${blue}; stroke-width: 2.4; }
.edge.back .head, .edge.back .edgetext { fill: ${blue}; }
.node text.lines { font-size: 12px; }
.edgetext { font-size: 10.5px; paint-order: stroke; stroke: ${paper}; stroke-width: 3px; stroke-linejoin: round; }
.loop rect { fill: ${blue}; fill-opacity: 0.05; stroke: ${blue}; stroke-opacity: 0.55; stroke-dasharray: 5 3; }
.vscode-high-contrast .loop rect { stroke-opacity: 1; }
.looptext { font-size: 10.5px; fill: ${soft}; paint-order: stroke; stroke: ${paper}; stroke-width: 3px; }
${regions.map((c, n) => `.region${n}.stripe { fill: ${c}; } .region${n}.regionway { stroke: ${c}; }`).join('\n')}
.regionway { fill: none; stroke-width: 2; stroke-dasharray: 2 4; }
.node { cursor: pointer; outline: none; }
.node:hover .box { stroke: ${focus}; }
.edge:hover .way, .edge.near .way { stroke-width: 3; }
.node.from .box { stroke-width: 2.2; }
.node.cursor .box { fill: ${v('--vscode-editor-selectionBackground')}; fill-opacity: 1; }
.vscode-high-contrast .node.cursor .box { fill: ${paper}; stroke: ${focus}; stroke-width: 4; }
.node.picked .box, .node:focus .box { stroke: ${focus}; stroke-width: 3; stroke-dasharray: none; }
.searching .node:not(.match) { opacity: 0.3; }
.searching .node.match .box { stroke: ${v('--vscode-editor-findMatchBorder', '--vscode-charts-yellow')}; stroke-width: 2.6; }
.far .line, .far .soft, .far .edgetext, .far .icon, .far .head, .far .stripe { display: none; }
.far .box, .far .loop rect { stroke-dasharray: none; rx: 0; }
.far .way { stroke-dasharray: none; stroke-width: 2; shape-rendering: optimizeSpeed; }
`;
}
