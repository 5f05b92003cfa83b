import { useId } from 'react';
import type { StateValue } from 'xstate';
import { leafPaths } from '../runner/leafPaths.ts';
import { type } from './chartGraph.ts';
import type { ChartLayout, PlacedArrow, PlacedBox } from './layout.ts';
import * as styles from './StateChart.css.ts';
import { useInView } from './useInView.ts';

export interface StateChartProps {
  readonly layout: ChartLayout;
  readonly name: string;
  /** The current state; null before it runs. */
  readonly value: StateValue | null;
  /**
   * Whether the chart shrinks to the width of its container, even if its text is too small to read.
   */
  readonly isFit: boolean;
}

/** A machine as a statechart: the current state and its transitions are highlighted. */
export function StateChart({ layout, name, value, isFit }: StateChartProps) {
  const { width, height, boxes, arrows, starts } = layout;
  const title = useId();
  const leaves = value === null ? [] : leafPaths(value);
  const drawing = useInView(layout, leaves);
  const isActive = (path: string) =>
    leaves.some((leaf) => path === '' || leaf === path || leaf.startsWith(`${path}.`));
  const said = leaves.length === 0 ? 'not running' : `in ${leaves.join(' and ')}`;
  return (
    <svg
      ref={drawing}
      data-fit={isFit || undefined}
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no file for `<img>`
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{`Statechart of ${name}, ${said}`}</title>
      {boxes.map((placed) => (
        <StateBox key={placed.box.path} {...placed} active={isActive(placed.box.path)} />
      ))}
      {starts.map(({ arrow, points }) => (
        <g key={arrow.to}>
          <circle className={styles.dot} cx={points[0]?.x} cy={points[0]?.y} r={5} />
          <Line points={points} open={false} />
        </g>
      ))}
      {arrows.map(({ arrow, points }) => (
        <Line key={`${arrow.from}→${arrow.to}`} points={points} open={isActive(arrow.from)} />
      ))}
      {arrows.map((placed) => (
        <Words key={`${placed.arrow.from}→${placed.arrow.to}`} {...placed} />
      ))}
    </svg>
  );
}

function StateBox({ box, x, y, width, height, active }: PlacedBox & { active: boolean }) {
  const left = x + type.padding;
  const line = (index: number) => y + type.padding + type.line * (index + 0.75);
  return (
    <g>
      <rect
        className={styles.box}
        data-active={active || undefined}
        data-leaf={box.children.length === 0 || undefined}
        data-parallel={box.isParallel || undefined}
        {...{ x, y, width, height }}
        rx={8}
      />
      <text className={styles.name} x={left} y={line(0)}>
        {box.name}
      </text>
      {box.lines.map((words, index) => (
        <text key={words} className={styles.quiet} x={left} y={line(index + 1)}>
          {words}
        </text>
      ))}
    </g>
  );
}

function Line({ points, open }: Pick<PlacedArrow, 'points'> & { open: boolean }) {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return null;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g>
      <polyline
        className={styles.line}
        data-open={open || undefined}
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      <path
        className={styles.head}
        data-open={open || undefined}
        d="M 0 0 L -8 -4 L -8 4 Z"
        transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
      />
    </g>
  );
}

function Words({ arrow: { lines }, label: { x, y, width, height } }: PlacedArrow) {
  return (
    <g>
      <rect className={styles.label} {...{ x, y, width, height }} />
      {lines.map((words, index) => (
        <text key={words} x={x + 4} y={y + 4 + type.line * (index + 0.75)}>
          {words}
        </text>
      ))}
    </g>
  );
}
