import type { ReactNode } from 'react';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /**
   * Key among the values of `Form`. The value is `on` while switched on; otherwise the key is
   * absent.
   */
  name?: string;
  /** The setting, worded as a statement that is true while the switch is on. */
  label: ReactNode;
  /** Shown below the label. */
  text?: ReactNode;
  /** The controlled state. */
  checked?: boolean;
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ label, text, checked, defaultChecked, onChange, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span>{label}</span>
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser gives the state of a checkbox
        role="switch"
        className={styles.track}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  );
}
