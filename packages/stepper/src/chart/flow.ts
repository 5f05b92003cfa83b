import type { Node } from '@xyflow/react';
import type { Sentences } from '../model/sentences.ts';
import type { Verdict } from '../model/verdicts.ts';
import type { ArrowFlowEdge } from './ArrowEdge.tsx';
import { dot, type Layout, type PlacedArrow, type Rectangle } from './layout.ts';
import type { StateFlowNode } from './StateNode.tsx';
import type { texts } from './texts.ts';

type Say = (typeof texts)['en'];

export type ChartNode = StateFlowNode | Node<Record<string, never>, 'start'>;

export interface NodeOptions {
  readonly active: ReadonlySet<string>;
  readonly isWalked: (path: string) => boolean;
  /** The found state and the number of the search; null without one. */
  readonly found: { readonly path: string; readonly search: number } | null;
  readonly onSeek: (by: 1 | -1) => void;
  readonly say: Say;
  readonly onFold: (path: string, isFolded: boolean) => void;
  readonly onGo: ((path: string) => void) | null;
}

/** Converts the boxes and start dots of a layout to nodes of React Flow. */
export function nodesOf(
  layout: Layout,
  { active, isWalked, found, onSeek, say, onFold, onGo }: NodeOptions,
): ChartNode[] {
  const go = onGo === null ? null : { title: say.goThere, to: onGo };
  const states = layout.boxes.map(({ box, depth, ...place }): ChartNode => ({
    id: idOf(box.state.path),
    type: 'state',
    zIndex: depth,
    ...placed(place),
    data: {
      box,
      isActive: active.has(box.state.path),
      isWalked: isWalked(box.state.path),
      found: found?.path === box.state.path ? found.search : 0,
      onSeek,
      walked: say.walked,
      onFold,
      go,
    },
  }));
  const dots = layout.starts.map(({ arrow, points: [start] }): ChartNode => ({
    id: idOf(arrow.from),
    type: 'start',
    zIndex: layout.boxes.length,
    // The line begins at the lower edge of the dot.
    ...placed({ x: (start?.x ?? 0) - dot / 2, y: (start?.y ?? 0) - dot, width: dot, height: dot }),
    data: {},
  }));
  return [...states, ...dots];
}

export interface EdgeOptions {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly isWalked: (id: string) => boolean;
  readonly say: Say;
  readonly sentences: Sentences;
  readonly onPress: (verdict: Verdict) => void;
}

/** Converts the arrows of a layout to edges of React Flow. */
export function edgesOf(
  layout: Layout,
  { verdicts, isWalked, say, sentences, onPress }: EdgeOptions,
): ArrowFlowEdge[] {
  return [...layout.arrows, ...layout.starts].map((arrow: PlacedArrow) => ({
    id: arrow.arrow.id,
    type: 'arrow',
    source: idOf(arrow.arrow.from),
    target: idOf(arrow.arrow.to),
    zIndex: layout.boxes.length + 1,
    data: {
      placed: arrow,
      verdicts,
      isWalked,
      words: {
        walked: say.walked,
        more: arrow.arrow.hidden.length === 0 ? null : say.more(arrow.arrow.hidden.length),
        blocker: (verdict) => {
          const why = sentences.blocker(verdict);
          return why === null ? null : [why, ...sentences.checked(verdict)].join('\n');
        },
      },
      onPress,
    },
  }));
}

/** The size is set so that React Flow need not measure the node. */
function placed({ x, y, width, height }: Rectangle) {
  return { position: { x, y }, width, height, measured: { width, height } };
}

/** React Flow accepts no empty id. */
function idOf(path: string): string {
  return path === '' ? '(machine)' : path;
}
