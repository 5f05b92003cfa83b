import type { Verdict } from '../model/verdicts.ts';
import { useWords } from './useWords.ts';

export interface CheckedValuesProps {
  readonly of: readonly Verdict[];
}

/** The values that guards have read, folded; nothing if they have read none. */
export function CheckedValues({ of }: CheckedValuesProps) {
  const { say, sentences } = useWords();
  const values = [...new Set(of.flatMap(sentences.checked))];
  if (values.length === 0) return null;
  return (
    <details className="corro-stepper-quiet">
      <summary>{say.checked}</summary>
      <ul className="corro-stepper-checked">
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </details>
  );
}
