import { type RefObject, useEffect, useRef } from 'react';
import type { ChartLayout, Rectangle } from './layout.ts';

/** Minimum distance of a highlighted box from the edge, in CSS pixels. */
const margin = 24;

/**
 * Scrolls the container of a drawing, and not the page, until the current state is in the middle.
 * If not all of its boxes fit, it centres the box that was just entered.
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
