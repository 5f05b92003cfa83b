import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Field.css.ts';

export interface ControlProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Id of the input; a tap on the unit focuses it. */
  id: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'hero' | undefined;
  /** Button at the end of the box. */
  button?: ReactNode;
}

/** The box of a field. Units are labels, so that screen readers read them with the field's name. */
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
