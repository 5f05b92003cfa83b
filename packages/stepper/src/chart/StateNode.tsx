import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { ReactNode } from 'react';
import type { Box } from './drawing.ts';

/** Data of a drawn state. */
export type StateNodeData = {
  readonly box: Box;
  readonly isActive: boolean;
  readonly isWalked: boolean;
  readonly isFound: boolean;
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
  const { box, isActive, isWalked, isFound, walked, onFold, go } = data;
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
      data-found={isFound || undefined}
      data-path={path}
    >
      <Handles />
      <div className="corro-stepper-head">
        {children.length === 0 || path === '' ? (
          <LeafName {...{ path, name, isFound }} go={isActive || type === 'history' ? null : go} />
        ) : (
          <button
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

interface LeafNameProps extends Pick<StateNodeData, 'isFound' | 'go'> {
  readonly path: string;
  readonly name: ReactNode;
}

function LeafName({ path, name, isFound, go }: LeafNameProps) {
  if (go === null || path === '') return <strong className="corro-stepper-name">{name}</strong>;
  return (
    <button
      type="button"
      className="corro-stepper-name nodrag nopan"
      title={go.title}
      // A chart has many states. The search makes one of them a stop of the Tab key.
      tabIndex={isFound ? 0 : -1}
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
