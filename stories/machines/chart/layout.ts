import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { chartGraph } from './chartGraph.ts';
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

/** The layout of a chart; outer boxes before inner ones. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The arrows from the start dots to the initial substates. */
  readonly starts: readonly PlacedArrow[];
}

/** Lays out a chart: no box covers another box, and no label covers a box. */
export async function layOut(model: ChartModel): Promise<ChartLayout> {
  const { graph, boxes, arrows, starts } = chartGraph(model);
  const placed = await new ELK().layout(graph);
  const lines = placed.edges ?? [];
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: boxesIn(placed, boxes),
    arrows: arrows.map((arrow, index) => placedArrow(lines[index], arrow)),
    starts: starts.map((arrow, index) => placedArrow(lines[arrows.length + index], arrow)),
  };
}

function boxesIn(node: ElkNode, boxes: ReadonlyMap<string, Box>): PlacedBox[] {
  const placed: PlacedBox[] = [];
  for (const child of node.children ?? []) {
    const box = boxes.get(child.id);
    if (box !== undefined) placed.push({ box, ...rectangle(child) }, ...boxesIn(child, boxes));
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
