import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, ChartModel } from './chartModel.ts';

/**
 * Text metrics in px. The font is monospaced, so that the width of a text is known without a page.
 */
export const type = { size: 12, pitch: 7.3, line: 16, padding: 10 } as const;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  // The initial state is at the top.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Id of the machine's own box: its path is empty, and elk accepts no empty id. */
const machineId = '(machine)';

/** The input of elk, with the boxes and arrows of its nodes and edges. */
export interface ChartGraph {
  readonly graph: ElkNode;
  /** Boxes by node id; the start dots have no box. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** The edges are the chart's arrows, followed by the arrows from the start dots. */
  readonly arrows: readonly Arrow[];
  readonly starts: readonly Arrow[];
}

export function chartGraph({ root, arrows }: ChartModel): ChartGraph {
  const boxes = new Map<string, Box>();
  const starts: Arrow[] = [];
  const nodeOf = (box: Box): ElkNode => {
    boxes.set(idOf(box.path), box);
    const head = textSize([box.name, ...box.lines]);
    if (box.children.length === 0) return { id: idOf(box.path), ...head };
    const children = box.children.map(nodeOf);
    if (box.initial !== null) {
      const from = `start of ${box.path}`;
      starts.push({ from, to: box.initial, lines: [] });
      children.unshift({ id: from, width: 10, height: 10 });
    }
    return { id: idOf(box.path), children, layoutOptions: { ...options, ...roomFor(head) } };
  };
  const children = [nodeOf(root)];
  const edges = [...arrows, ...starts].map(edgeOf);
  return { graph: { id: 'chart', layoutOptions: options, children, edges }, boxes, arrows, starts };
}

function roomFor(head: { readonly width: number; readonly height: number }) {
  return {
    'elk.padding': `[top=${head.height + 8},left=16,bottom=16,right=16]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${head.width},${head.height})`,
  };
}

function edgeOf({ from, to, lines }: Arrow, index: number): ElkExtendedEdge {
  const label = { text: lines.join('\n'), ...textSize(lines, 4) };
  return {
    id: `${index}`,
    sources: [idOf(from)],
    targets: [idOf(to)],
    labels: lines.length === 0 ? [] : [label],
  };
}

function idOf(path: string): string {
  return path === '' ? machineId : path;
}

function textSize(lines: readonly string[], padding: number = type.padding) {
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    width: Math.ceil(longest * type.pitch) + 2 * padding,
    height: lines.length * type.line + 2 * padding,
  };
}
