import { useId, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { label as labelLook } from '../../private/field/Field.css.ts';
import { FieldProblem } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as css from './ChoiceList.css.ts';

/** An option in `ChoiceList`. */
export interface Choice<Value extends string> {
  /** Unique value for `onChange`. */
  value: Value;
  title: ReactNode;
  /** An `Avatar` or icon before the title. */
  leading?: ReactNode;
  /** Shown below the title. */
  text?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  /** Name of the choice. */
  label: ReactNode;
  /** Shows the label; default: for screen readers only. */
  labelShown?: boolean;
  choices: readonly Choice<Value>[];
  /** The chosen value; null for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Problem, such as a missing choice. */
  problem?: ReactNode;
}

/** Radio buttons with one or two lines each; a lone choice that is made is plain text. */
export function ChoiceList<Value extends string>({
  label,
  labelShown = false,
  choices,
  value,
  onChange,
  problem,
}: ChoiceListProps<Value>) {
  const name = useId();
  const { ids, described } = useFieldIds({ problem });
  const lone = choices.length === 1 && choices[0]?.value === value ? choices[0] : undefined;
  return (
    <fieldset className={css.group} aria-describedby={described['aria-describedby']}>
      <legend className={cx(labelLook, css.legend, !labelShown && visuallyHidden)}>{label}</legend>
      <FieldProblem id={ids.problem}>{problem}</FieldProblem>
      {lone !== undefined ? (
        <div className={css.lone}>
          {lone.leading}
          <Words {...lone} />
        </div>
      ) : (
        choices.map((choice) => (
          <div key={choice.value} className={css.choice}>
            <label className={css.row}>
              <input
                className={css.radio}
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {choice.leading}
              <Words {...choice} />
            </label>
          </div>
        ))
      )}
    </fieldset>
  );
}

function Words({ title, text }: Pick<Choice<string>, 'title' | 'text'>) {
  return (
    <span className={css.words}>
      <span className={css.title}>{title}</span>
      {text === undefined ? null : <span className={css.text}>{text}</span>}
    </span>
  );
}
