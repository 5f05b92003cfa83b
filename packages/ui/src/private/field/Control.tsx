import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Field.css.ts';

export interface ControlProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Of the input, so that a tap on the unit is a tap on the field. */
  id: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'hero' | undefined;
  /** A button at the end of the box. */
  button?: ReactNode;
}

/**
 * The box of a field: sign or unit, input, unit, button. A unit is part of the field's name, so that
 * a screen reader says it along with the label.
 */
export function Control({ id, prefix, suffix, button, size, ...input }: ControlProps) {
  return (
    <div className={css.box({ invalid: input['aria-invalid'] === true, disabled: input.disabled })}>
      {prefix ? (
        <label htmlFor={id} className={css.side({ at: 'start' })}>
          {prefix}
        </label>
      ) : null}
      <input
        type="text"
        {...input}
        id={id}
        className={cx(css.input, size === 'hero' && css.hero)}
      />
      {suffix ? (
        <label htmlFor={id} className={css.side({ at: 'end' })}>
          {suffix}
        </label>
      ) : null}
      {button ? <span className={css.side({ at: 'button' })}>{button}</span> : null}
    </div>
  );
}
