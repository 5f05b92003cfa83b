import { useId, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { label as labelLook } from '../../private/field/Field.css.ts';
import { FieldProblem } from '../../private/field/FieldProblem.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as css from './ChoiceList.css.ts';

/** One of the things to choose between. */
export interface Choice<Value extends string> {
  /** What is handed on when it is chosen; unlike that of every other. */
  value: Value;
  /** Its name. */
  title: ReactNode;
  /** Below the title: what tells it from the others. */
  text?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  /** What is chosen between. */
  label: ReactNode;
  /** Shows the label above; otherwise it is read aloud only. */
  labelShown?: boolean;
  /** In the order in which they are shown. */
  choices: readonly Choice<Value>[];
  /** The choice; null while there is none. */
  value: Value | null;
  /** Gets the value of the choice that was made. */
  onChange: (value: Value) => void;
  /** What is wrong, such as that nothing is chosen. */
  problem?: ReactNode;
}

/** One of several things that want a line or two each. Radio buttons: arrow keys choose. */
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
  return (
    <fieldset className={css.group} aria-describedby={described['aria-describedby']}>
      <legend className={cx(labelLook, !labelShown && visuallyHidden)}>{label}</legend>
      <FieldProblem id={ids.problem}>{problem}</FieldProblem>
      {choices.map((choice) => (
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
            <span className={css.words}>
              <span className={css.title}>{choice.title}</span>
              {choice.text === undefined ? null : <span className={css.text}>{choice.text}</span>}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
