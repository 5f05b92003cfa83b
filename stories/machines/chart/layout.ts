import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, ChartModel } from './chartModel.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedBox extends Rectangle {
  readonly box: Box;
}

export interface PlacedArrow {
  readonly arrow: Arrow;
  /** Corners of its line, from end to end. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Rectangle;
}

/** Where all of a chart stands; outer boxes before inner ones. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The dots from which the first substate is entered. */
  readonly starts: readonly PlacedArrow[];
}

/** The measures of the chart's type: a fixed pitch, so that a text's width is known without a page. */
export const type = { size: 12, pitch: 7.3, line: 16, padding: 10 } as const;

/** The machine's own path is empty, which is no id. */
const machineId = '(machine)';
const startPrefix = 'start of ';
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
  // What is entered first stands above.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Lays a chart out: no box over another, no words over a box. */
export async function layOut({ root, arrows }: ChartModel): Promise<ChartLayout> {
  const byPath = new Map<string, Box>();
  const starts: Arrow[] = [];
  const nodeOf = (box: Box): ElkNode => {
    byPath.set(box.path, box);
    if (box.children.length === 0)
      return { id: idOf(box.path), ...textSize([box.name, ...box.lines]) };
    const inside = box.children.map(nodeOf);
    if (box.initial !== null) {
      const from = `${startPrefix}${box.path}`;
      starts.push({ from, to: box.initial, lines: [] });
      inside.unshift({ id: from, width: 10, height: 10 });
    }
    const head = textSize([box.name, ...box.lines]);
    return {
      id: idOf(box.path),
      children: inside,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${head.height + 8},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height})`,
      },
    };
  };
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: options,
    children: [nodeOf(root)],
    edges: [...arrows, ...starts].map((arrow, index): ElkExtendedEdge => ({
      id: `${index}`,
      sources: [idOf(arrow.from)],
      targets: [idOf(arrow.to)],
      labels:
        arrow.lines.length === 0
          ? []
          : [{ text: arrow.lines.join('\n'), ...textSize(arrow.lines, 4) }],
    })),
  };
  const placed: ElkNode = await new ELK().layout(graph);
  const edges = (placed.edges ?? []).map((edge, index) =>
    placedArrow(edge, [...arrows, ...starts][index]),
  );
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: boxesIn(placed, byPath),
    arrows: edges.filter(({ arrow }) => !arrow.from.startsWith(startPrefix)),
    starts: edges.filter(({ arrow }) => arrow.from.startsWith(startPrefix)),
  };
}

function idOf(path: string): string {
  return path === '' ? machineId : path;
}

function boxesIn(node: ElkNode, byPath: ReadonlyMap<string, Box>): PlacedBox[] {
  const placed: PlacedBox[] = [];
  for (const child of node.children ?? []) {
    const box = byPath.get(child.id === machineId ? '' : child.id);
    if (box !== undefined) placed.push({ box, ...rectangle(child) }, ...boxesIn(child, byPath));
  }
  return placed;
}

function placedArrow(edge: ElkExtendedEdge, arrow: Arrow | undefined): PlacedArrow {
  const [section] = edge.sections ?? [];
  if (section === undefined || arrow === undefined) throw new Error('An arrow was not laid out.');
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

function textSize(lines: readonly string[], padding: number = type.padding) {
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    width: Math.ceil(longest * type.pitch) + 2 * padding,
    height: lines.length * type.line + 2 * padding,
  };
}
