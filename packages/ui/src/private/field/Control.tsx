import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Field.css.ts';

export interface ControlProps extends Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'size'> {
  /** Id of the input; a tap on the unit focuses the input. */
  id: string;
  /** More attributes of the input, with its ref: React 18 passes no `ref` to a component. */
  input: ComponentPropsWithRef<'input'>;
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'hero' | undefined;
  /** Button at the end of the box. */
  button?: ReactNode;
}

/** The box of a field. Units are labels, so that screen readers read them with the field's name. */
export function Control({ id, input, prefix, suffix, button, size, ...control }: ControlProps) {
  // Not compiled by React Compiler: the login screen loads this code, and compiled code would be
  // longer and save no work.
  'use no memo';
  return (
    <div
      className={css.box({ invalid: control['aria-invalid'] === true, disabled: control.disabled })}
    >
      {prefix ? (
        <label htmlFor={id} className={css.side({ at: 'start' })}>
          {prefix}
        </label>
      ) : null}
      <input
        type="text"
        {...control}
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
