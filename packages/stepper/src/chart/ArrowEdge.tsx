import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import type { Verdict } from '../model/verdicts.ts';
import type { Label } from './drawing.ts';
import { labelRows, type PlacedArrow } from './layout.ts';

/** Data of a drawn arrow. */
export type ArrowEdgeData = {
  readonly placed: PlacedArrow;
  /**
   * Verdicts by the id of their transition. A transition without a verdict leaves an inactive
   * state, so it cannot happen now.
   */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly isWalked: (id: string) => boolean;
  readonly words: {
    readonly walked: string;
    readonly more: string | null;
    readonly blocker: (verdict: Verdict) => string | null;
  };
  readonly onPress: (verdict: Verdict) => void;
};

export type ArrowFlowEdge = Edge<ArrowEdgeData, 'arrow'>;

/** The transitions from one state to another: a line, and a button for each possible transition. */
export function ArrowEdge({ id, data }: EdgeProps<ArrowFlowEdge>) {
  if (data === undefined) return null;
  const { placed, verdicts, isWalked, words } = data;
  const { points, label, arrow } = placed;
  const transitions = [...arrow.labels.map(({ transition }) => transition), ...arrow.hidden];
  const isPossible = transitions.some((one) => verdicts.get(one.id)?.blocker === null);
  const isDone = transitions.some((one) => isWalked(one.id));
  return (
    <>
      <g
        className="corro-stepper-arrow"
        data-possible={isPossible || undefined}
        data-walked={isDone || undefined}
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <path d="M 0 0 L -8 -4 L -8 4 Z" transform={headTransform(points)} />
      </g>
      <EdgeLabelRenderer>
        <div
          className="corro-stepper-label"
          data-arrow={id}
          style={{ transform: `translate(${label.x}px, ${label.y}px)`, width: label.width }}
        >
          {labelRows(arrow.labels).map(({ label: one, height }) => (
            <Transition
              key={one.transition.id}
              label={one}
              height={height}
              verdict={verdicts.get(one.transition.id)}
              isWalked={isWalked(one.transition.id)}
              words={words}
              onPress={data.onPress}
            />
          ))}
          {words.more === null ? null : (
            <span className="corro-stepper-transition">{words.more}</span>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}

interface TransitionProps extends Pick<ArrowEdgeData, 'words' | 'onPress'> {
  readonly label: Label;
  readonly height: number;
  readonly verdict: Verdict | undefined;
  readonly isWalked: boolean;
}

function Transition({ label, height, verdict, isWalked, words, onPress }: TransitionProps) {
  const content = (
    <>
      {label.cause.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {label.condition.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
  const common = {
    className: 'corro-stepper-transition nodrag nopan',
    style: { minHeight: height - 2 },
    'data-walked': isWalked || undefined,
  };
  if (verdict === undefined) return <div {...common}>{content}</div>;
  const why = words.blocker(verdict) ?? undefined;
  return (
    <button
      {...common}
      type="button"
      data-transition={verdict.transition.id}
      aria-disabled={verdict.blocker !== null}
      title={why ?? (isWalked ? words.walked : undefined)}
      onClick={() => onPress(verdict)}
    >
      {content}
    </button>
  );
}

function headTransform(points: PlacedArrow['points']): string {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return '';
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${end.x} ${end.y}) rotate(${turn})`;
}
