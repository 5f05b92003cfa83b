import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Box } from './drawing.ts';

/** Data of a drawn state. */
export type StateNodeData = {
  readonly box: Box;
  readonly isActive: boolean;
  readonly isWalked: boolean;
  /** Number of the search that has found the state, which then takes the focus; 0 if none has. */
  readonly found: number;
  /** Shows the next hit of the search, or the one before. */
  readonly onSeek: (by: 1 | -1) => void;
  /** Text for a visited state. */
  readonly walked: string;
  readonly onFold: (path: string, isFolded: boolean) => void;
  /** Tooltip and effect of a press on a state without states inside; null if it has none. */
  readonly go: { readonly title: string; readonly to: (path: string) => void } | null;
};

export type StateFlowNode = Node<StateNodeData, 'state'>;

/**
 * A state with its name and its effects. The name of a compound state is a button that opens and
 * folds the state.
 */
export function StateNode({ data }: NodeProps<StateFlowNode>) {
  const { box, isActive, isWalked, found, onSeek, walked, onFold, go } = data;
  const focused = useFoundFocus(found, onSeek);
  const { path, children, type } = box.state;
  const name = box.name.map((line) => <span key={line}>{line}</span>);
  return (
    <div
      className="corro-stepper-state"
      data-active={isActive || undefined}
      data-leaf={children.length === 0 || box.isFolded || undefined}
      data-parallel={type === 'parallel' || undefined}
      data-final={type === 'final' || undefined}
      data-walked={isWalked || undefined}
      data-found={found > 0 || undefined}
      data-path={path}
    >
      <Handles />
      <div className="corro-stepper-head">
        {children.length === 0 || path === '' ? (
          <LeafName
            {...{ path, name, found, focused }}
            go={isActive || type === 'history' ? null : go}
          />
        ) : (
          <button
            {...focused}
            type="button"
            className="corro-stepper-name nodrag nopan"
            aria-expanded={!box.isFolded}
            onClick={() => onFold(path, !box.isFolded)}
          >
            {name}
          </button>
        )}
        {isWalked ? (
          <span className="corro-stepper-mark" title={walked}>
            <span aria-hidden>✓</span>
            <span className="corro-stepper-hidden">{walked}</span>
          </span>
        ) : null}
      </div>
      {box.effects.map((line) => (
        <span key={line} className="corro-stepper-effect">
          {line}
        </span>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Focuses the name of a found state. Its arrow keys show the other hits. */
function useFoundFocus(found: number, onSeek: StateNodeData['onSeek']) {
  const ref = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The chart itself brings the state into view.
    if (found > 0) ref.current?.focus({ preventScroll: true });
  }, [found]);
  return {
    ref: (element: HTMLElement | null) => {
      ref.current = element;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (found === 0 || by === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onSeek(by);
    },
  };
}

interface LeafNameProps extends Pick<StateNodeData, 'found' | 'go'> {
  readonly focused: ReturnType<typeof useFoundFocus>;
  readonly path: string;
  readonly name: ReactNode;
}

function LeafName({ path, name, found, focused, go }: LeafNameProps) {
  if (go === null || path === '') {
    return (
      <strong {...focused} className="corro-stepper-name" tabIndex={found > 0 ? -1 : undefined}>
        {name}
      </strong>
    );
  }
  return (
    <button
      {...focused}
      type="button"
      className="corro-stepper-name nodrag nopan"
      title={go.title}
      // A chart has many states. The search makes one of them a stop of the Tab key.
      tabIndex={found > 0 ? 0 : -1}
      onClick={() => go.to(path)}
    >
      {name}
    </button>
  );
}

/** The dot where a state starts. */
export function StartNode() {
  return (
    <div className="corro-stepper-dot">
      <Handles />
    </div>
  );
}

/** React Flow draws no edge between nodes without handles. */
function Handles() {
  return (
    <>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <Handle type="target" position={Position.Top} isConnectable={false} />
    </>
  );
}
