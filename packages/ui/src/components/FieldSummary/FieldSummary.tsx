import { useRef, type ReactNode } from 'react';
import * as css from './FieldSummary.css.ts';

export interface FieldSummaryProps {
  /** Says that something is wrong, and how much. */
  title: ReactNode;
  /** In the order of the fields. `field` is a field's name; left out, the problem is the form's own. */
  problems: readonly { field?: string; message: string }[];
}

/**
 * What is wrong with a form, in one place: each problem links to its field. Place it inside the `Form`.
 * Empty as long as there is nothing to say.
 */
export function FieldSummary({ title, problems }: FieldSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);

  function jumpTo(field: string) {
    const control = ref.current?.closest('form')?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <div ref={ref} role="alert">
      {problems.length === 0 ? null : (
        <div className={css.summary}>
          <p className={css.title}>{title}</p>
          <ul className={css.list}>
            {problems.map(({ field, message }) => (
              <li key={`${field ?? ''} ${message}`} className={css.item}>
                {field === undefined ? (
                  message
                ) : (
                  <button type="button" className={css.jump} onClick={() => jumpTo(field)}>
                    {message}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
