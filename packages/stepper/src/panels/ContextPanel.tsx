import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { changedPaths, type ContextLine, contextLines } from './contextLines.ts';
import { useWords } from './useWords.ts';

export interface ContextPanelProps {
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
}

/** The values that the last step changed, by their path, then the machine's context as a tree. */
export function ContextPanel({ snapshot }: ContextPanelProps) {
  const { say } = useWords();
  const [shown, setShown] = useState({ snapshot, before: snapshot });
  if (shown.snapshot !== snapshot) setShown({ snapshot, before: shown.snapshot });
  const lines = contextLines(snapshot?.context ?? {});
  const changed = changedPaths(contextLines(shown.before?.context ?? {}), lines);
  return (
    <details>
      <summary>{say.context}</summary>
      <Lines changed={changed} lines={lines.filter(({ path }) => changed.has(path))} around="" />
      <Branch {...{ lines, changed }} around="" />
    </details>
  );
}

interface BranchProps {
  readonly lines: readonly ContextLine[];
  readonly changed: ReadonlySet<string>;
  /** Path of the object that holds the lines, with a dot at its end; empty for the whole context. */
  readonly around: string;
}

/** An object of the context: its values, then the objects in it, open if they have changed. */
function Branch({ lines, changed, around }: BranchProps) {
  const nameIn = (path: string) => path.slice(around.length).split('.', 1)[0] ?? '';
  const isInside = ({ path }: ContextLine) => path.slice(around.length).includes('.');
  const objects = new Set(lines.filter(isInside).map(({ path }) => nameIn(path)));
  return (
    <div className="corro-stepper-branch">
      <Lines {...{ changed, around }} lines={lines.filter((line) => !isInside(line))} />
      {[...objects].map((name) => {
        const inner = `${around}${name}.`;
        const own = lines.filter(({ path }) => path.startsWith(inner));
        return (
          <details key={name} open={own.some(({ path }) => changed.has(path))}>
            <summary>{name}</summary>
            <Branch {...{ changed }} lines={own} around={inner} />
          </details>
        );
      })}
    </div>
  );
}

/** Values with their names inside `around`. */
function Lines({ lines, changed, around }: BranchProps) {
  if (lines.length === 0) return null;
  return (
    <dl className="corro-stepper-context">
      {lines.map(({ path, value }) => (
        <div key={path}>
          <dt>{path.slice(around.length)}</dt>
          <dd>{changed.has(path) ? <mark>{value}</mark> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
