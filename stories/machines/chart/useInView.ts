import { type RefObject, useEffect, useRef } from 'react';
import type { ChartLayout, Rectangle } from './layout.ts';

/** As near to the edge as what is lit may stand, CSS pixels. */
const margin = 24;

/**
 * Scrolls the box around a drawing, and nothing else of the page, to the current state: to the
 * middle of it, or of what has just been entered where not all of it fits.
 */
export function useInView(
  { boxes }: ChartLayout,
  leaves: readonly string[],
): RefObject<SVGSVGElement | null> {
  const drawing = useRef<SVGSVGElement>(null);
  const before = useRef<readonly string[]>([]);
  const standing = leaves.join(' ');
  useEffect(() => {
    const paper = drawing.current?.parentElement;
    const paths = standing.split(' ');
    const lit = boxes.filter(({ box }) => paths.includes(box.path));
    const entered = lit.find(({ box }) => !before.current.includes(box.path)) ?? lit[0];
    before.current = paths;
    if (!paper || entered === undefined) return;
    const all = around(lit);
    const hasRoom = all.width <= paper.clientWidth && all.height <= paper.clientHeight;
    const goal = hasRoom ? all : around([entered]);
    if (isInView(goal, paper)) return;
    paper.scrollTo(
      goal.x + (goal.width - paper.clientWidth) / 2,
      goal.y + (goal.height - paper.clientHeight) / 2,
    );
  }, [boxes, standing]);
  return drawing;
}

function around(boxes: readonly Rectangle[]): Rectangle {
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function isInView({ x, y, width, height }: Rectangle, paper: HTMLElement): boolean {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = paper;
  return (
    x >= scrollLeft &&
    y >= scrollTop &&
    x + width <= scrollLeft + clientWidth &&
    y + height <= scrollTop + clientHeight
  );
}
