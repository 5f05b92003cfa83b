import { useReactFlow } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Layout, Rectangle } from './layout.ts';
import { minZoom } from './measure.ts';

/** Free space around the shown states, in CSS pixels. */
const margin = 20;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tells whether a whole layout fits into a pane with text of at least 11 px. */
export function fits({ width, height }: Size, pane: Size): boolean {
  return (
    (width + 2 * margin) * minZoom <= pane.width && (height + 2 * margin) * minZoom <= pane.height
  );
}

/**
 * Tells by the area of the chart's texts that the whole chart cannot fit, without laying it out.
 */
export function cannotFit(textArea: number, pane: Size): boolean {
  // The factor 2 is safe: measured layouts take between 3 times (one state) and 18 times (27
  // states) the area of their texts.
  return textArea * 2 * minZoom ** 2 > pane.width * pane.height;
}

/**
 * Shows the whole chart if it fits. Else keeps the active states in view: all of them if they fit,
 * otherwise one of those that have just become active.
 */
export function useView(layout: Layout | null, leaves: readonly string[], pane: Size | null) {
  const flow = useReactFlow();
  const before = useRef<readonly string[]>([]);
  const standing = leaves.join(' ');

  const show = useCallback(
    (goal: Rectangle, size: Size, zoom = flow.getViewport().zoom) => {
      void flow.setViewport({
        zoom,
        x: size.width / 2 - (goal.x + goal.width / 2) * zoom,
        y: size.height / 2 - (goal.y + goal.height / 2) * zoom,
      });
    },
    [flow],
  );

  const showActive = useCallback(() => {
    if (layout === null || pane === null) return;
    const paths = standing.split(' ');
    const lit = layout.boxes.filter(({ box }) => isIn(box.state.path, box.isFolded, paths));
    const entered = lit.filter(({ box }) => !before.current.includes(box.state.path));
    before.current = paths;
    const [first] = [...entered, ...lit];
    if (first === undefined) return;
    const around = bounds(lit);
    show(fits(around, pane) ? around : first, pane);
  }, [layout, pane, show, standing]);

  useEffect(() => {
    if (layout === null || pane === null) return;
    if (fits(layout, pane)) {
      const { width, height } = layout;
      const zoom = Math.min(
        1,
        pane.width / (width + 2 * margin),
        pane.height / (height + 2 * margin),
      );
      void flow.setViewport({
        zoom,
        x: (pane.width - width * zoom) / 2,
        y: (pane.height - height * zoom) / 2,
      });
    } else {
      void flow.zoomTo(minZoom);
      showActive();
    }
  }, [flow, layout, pane, showActive]);

  return { show, showActive };
}

function isIn(path: string, isFolded: boolean, leaves: readonly string[]): boolean {
  return leaves.some((leaf) => leaf === path || (isFolded && leaf.startsWith(`${path}.`)));
}

function bounds(boxes: readonly Rectangle[]): Rectangle {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
