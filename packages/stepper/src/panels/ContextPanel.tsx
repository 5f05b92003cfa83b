import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { changedPaths, contextLines } from './contextLines.ts';
import { useWords } from './useWords.ts';

export interface ContextPanelProps {
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
}

/** The machine's context, with the values that the last step changed first. */
export function ContextPanel({ snapshot }: ContextPanelProps) {
  const { say } = useWords();
  const [shown, setShown] = useState({ snapshot, before: snapshot });
  if (shown.snapshot !== snapshot) setShown({ snapshot, before: shown.snapshot });
  const after = contextLines(snapshot?.context ?? {});
  const changed = changedPaths(contextLines(shown.before?.context ?? {}), after);
  const lines = [
    ...after.filter(({ path }) => changed.has(path)),
    ...after.filter(({ path }) => !changed.has(path)),
  ];
  return (
    <details>
      <summary>{say.context}</summary>
      <dl className="corro-stepper-context">
        {lines.map(({ path, value }) => (
          <div key={path} data-changed={changed.has(path) || undefined}>
            <dt>{path}</dt>
            <dd>{changed.has(path) ? <mark>{value}</mark> : value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
