import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from '../Form/Form.css.ts';

export interface FormStepProps {
  /** Names the step for screen readers: which of how many, and what it asks for. */
  label: string;
  /** Whether it is the one in view; the fields of the others stay as they are, out of sight. */
  current: boolean;
  children: ReactNode;
}

/**
 * One of several parts of a `Form` that are filled in one after the other. All of them stay in the form,
 * so that nothing typed is lost on the way back and one submission has the values of all. The step that
 * comes into view takes the focus: its first field, or itself where it has none.
 */
export function FormStep({ label, current, children }: FormStepProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const wasCurrent = useRef(current);

  useEffect(() => {
    const comes = current && !wasCurrent.current;
    wasCurrent.current = current;
    if (!comes) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong ?? ref.current?.querySelector('input');
    (field ?? ref.current)?.focus();
  }, [current]);

  return (
    <fieldset ref={ref} className={styles.step} aria-label={label} tabIndex={-1} hidden={!current}>
      {children}
    </fieldset>
  );
}
