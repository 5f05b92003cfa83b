import { useCallback, useId, useRef, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { label as labelLook } from '../../private/field/Field.css.ts';
import { FieldProblem } from '../../private/field/FieldProblem.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as css from './ChoiceList.css.ts';

/** One of the things to choose between. */
export interface Choice<Value extends string> {
  /** What is passed on when it is chosen; unlike that of every other. */
  value: Value;
  /** Its name. */
  title: ReactNode;
  /** Below the title: what distinguishes it from the others. */
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
  const group = useRef<HTMLFieldSetElement>(null);
  const keyOf = useCallback((index: number) => choices[index]?.value ?? String(index), [choices]);
  const { rows } = useRowWindow({
    list: group,
    count: choices.length,
    keyOf,
    gap: 'div',
    renderRow({ key, index, isWatched, measure }) {
      const choice = choices[index];
      if (choice === undefined) return null;
      return (
        <div key={key} ref={measure} data-index={index} className={css.choice}>
          <label className={css.row}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              {...(isWatched ? { 'aria-posinset': index + 1, 'aria-setsize': choices.length } : {})}
            />
            <span className={css.words}>
              <span className={css.title}>{choice.title}</span>
              {choice.text === undefined ? null : <span className={css.text}>{choice.text}</span>}
            </span>
          </label>
        </div>
      );
    },
  });
  return (
    <fieldset ref={group} className={css.group} aria-describedby={described['aria-describedby']}>
      <legend className={cx(labelLook, !labelShown && visuallyHidden)}>{label}</legend>
      <FieldProblem id={ids.problem}>{problem}</FieldProblem>
      {rows}
    </fieldset>
  );
}
