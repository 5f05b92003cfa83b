import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from '../Form/Form.css.ts';

export interface FormStepProps {
  /** Accessible name: number and topic of the step. */
  label: string;
  /** Shows this step. The other steps are hidden and keep their fields. */
  current: boolean;
  children: ReactNode;
}

/**
 * A step of a `Form`. All steps stay in the form, so that nothing typed is lost and one submission
 * has all values. When a step appears, its first invalid field takes the focus, else its first
 * input, else the step itself.
 */
export function FormStep({ label, current, children }: FormStepProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const wasCurrent = useRef(current);

  useEffect(() => {
    const appears = current && !wasCurrent.current;
    wasCurrent.current = current;
    if (!appears) return;
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
