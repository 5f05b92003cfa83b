import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Arrow, Box, Drawing, Label } from './drawing.ts';
import { type Measure, type as font } from './measure.ts';
import type { texts } from './texts.ts';

/** A rectangle on the canvas. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedBox extends Rectangle {
  readonly box: Box;
  /** Number of states around it. */
  readonly depth: number;
}

export interface PlacedArrow {
  readonly arrow: Arrow;
  /** Corners of the arrow's line, from its first end to its tip. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Rectangle;
}

/** A drawing with the positions of its parts; outer boxes come before inner ones. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The arrows from the dots where states start. */
  readonly starts: readonly PlacedArrow[];
}

/** Id of the machine's own box, because elk accepts no empty id. */
const machineId = '(machine)';

/** Diameter of the dot where a state starts. */
export const dot = 10;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  // More attempts and swaps take three times as long, and give the same drawings of Corro's largest
  // machines.
  'elk.layered.thoroughness': '1',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
  // The initial state is at the top.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Lays out a drawing: no box covers another box, and no label covers a box. */
export async function layOut(
  elk: ELK,
  { root, arrows }: Drawing,
  measure: Measure,
  say: (typeof texts)['en'],
): Promise<Layout> {
  const boxes = new Map<string, { readonly box: Box; readonly depth: number }>();
  const starts: Arrow[] = [];
  const nodeOf = (box: Box, depth: number): ElkNode => {
    const id = idOf(box.state.path);
    boxes.set(id, { box, depth });
    const head = headSize(box, measure);
    if (box.children.length === 0) return { id, ...head };
    const children = box.children.map((child) => nodeOf(child, depth + 1));
    const { initial, path } = box.state;
    if (initial !== null) {
      const from = `start of ${path}`;
      starts.push({ id: from, from, to: initial, labels: [], hidden: [] });
      children.unshift({ id: from, width: dot, height: dot });
    }
    return { id, children, layoutOptions: { ...options, ...roomFor(head) } };
  };
  const children = [nodeOf(root, 0)];
  const edges = [...arrows, ...starts].map((arrow, index) => edgeOf(arrow, index, measure, say));
  const graph: ElkNode = { id: 'chart', layoutOptions: options, children, edges };
  const placed = await placedBy(elk, graph);
  const lines = placed.edges ?? [];
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: placedBoxes(placed, boxes),
    arrows: arrows.map((arrow, index) => placedArrow(lines[index], arrow)),
    starts: starts.map((arrow, index) => placedArrow(lines[arrows.length + index], arrow)),
  };
}

/**
 * The newest layouts, by the graph that was laid out. Folding, going back and switching tabs
 * request the same layouts again.
 */
const cache = new Map<string, Promise<ElkNode>>();
const cacheSize = 60;

function placedBy(elk: ELK, graph: ElkNode): Promise<ElkNode> {
  const key = JSON.stringify(graph);
  const placed = cache.get(key) ?? elk.layout(graph);
  cache.delete(key);
  cache.set(key, placed);
  placed.catch(() => cache.delete(key));
  for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest);
  return placed;
}

/**
 * Area of a drawing's texts, in square CSS pixels. The area of a layout is at least twice as large.
 */
export function textArea(
  { root, arrows }: Drawing,
  measure: Measure,
  say: (typeof texts)['en'],
): number {
  const ofBox = (box: Box): number => {
    const { width, height } = headSize(box, measure);
    return box.children.reduce((sum, child) => sum + ofBox(child), width * height);
  };
  const labels = arrows.flatMap((arrow) => labelsOf(arrow, measure, say));
  return labels.reduce((sum, { width, height }) => sum + width * height, ofBox(root));
}

function placedBoxes(
  node: ElkNode,
  boxes: ReadonlyMap<string, { readonly box: Box; readonly depth: number }>,
): PlacedBox[] {
  const placed: PlacedBox[] = [];
  for (const child of node.children ?? []) {
    const found = boxes.get(child.id);
    if (found !== undefined) {
      placed.push({ ...found, ...rectangle(child) }, ...placedBoxes(child, boxes));
    }
  }
  return placed;
}

function placedArrow(edge: ElkExtendedEdge | undefined, arrow: Arrow): PlacedArrow {
  const [section] = edge?.sections ?? [];
  if (edge === undefined || section === undefined) throw new Error('An arrow was not laid out.');
  const { startPoint, bendPoints = [], endPoint } = section;
  const [label] = edge.labels ?? [];
  return {
    arrow,
    points: [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
    label: rectangle(label ?? { ...startPoint, width: 0, height: 0 }),
  };
}

function rectangle({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  return { x, y, width, height };
}

function headSize({ name, effects, state, isFolded }: Box, measure: Measure) {
  const isButton = state.children.length > 0;
  // Widths of the check mark of a visited state and of the sign that opens a state, in CSS pixels.
  const signs = 22 + (isButton ? 22 : 0);
  const width = Math.max(
    ...name.map((line) => measure(line, font.name, true) + signs),
    ...effects.map((line) => measure(line, font.text)),
  );
  const lines = name.length + effects.length;
  return {
    width: Math.ceil(width) + 2 * font.padding,
    height: lines * font.line + 2 * font.padding + (isFolded ? 4 : 0),
  };
}

function roomFor(head: { readonly width: number; readonly height: number }) {
  return {
    'elk.padding': `[top=${head.height + 6},left=14,bottom=14,right=14]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${head.width},${head.height})`,
  };
}

function edgeOf(
  arrow: Arrow,
  index: number,
  measure: Measure,
  say: (typeof texts)['en'],
): ElkExtendedEdge {
  return {
    id: `${index}`,
    sources: [idOf(arrow.from)],
    targets: [idOf(arrow.to)],
    labels: labelsOf(arrow, measure, say),
  };
}

function labelsOf({ labels, hidden }: Arrow, measure: Measure, say: (typeof texts)['en']) {
  const rows = labels.map(({ cause, condition }) => [...cause, ...condition]);
  if (hidden.length > 0) rows.push([say.more(hidden.length)]);
  if (rows.length === 0) return [];
  const width = Math.max(...rows.flat().map((line) => measure(line, font.text)));
  return [
    {
      text: rows.flat().join('\n'),
      width: Math.ceil(width) + 2 * font.padding,
      height: rows.reduce((sum, lines) => sum + labelHeight(lines.length), 0),
    },
  ];
}

/**
 * Height in CSS pixels of one transition's text, with padding that makes the text high enough to
 * tap.
 */
function labelHeight(lines: number): number {
  return lines * font.line + font.padding + font.gap;
}

/** Texts in an arrow's label from top to bottom, with their heights in CSS pixels. */
export function labelRows(
  labels: readonly Label[],
): readonly { readonly label: Label; readonly height: number }[] {
  return labels.map((label) => ({
    label,
    height: labelHeight(label.cause.length + label.condition.length),
  }));
}

function idOf(path: string): string {
  return path === '' ? machineId : path;
}
