import { useRef, type ReactNode } from 'react';
import * as css from './FieldSummary.css.ts';

export interface FieldSummaryProps {
  /** Says how many problems there are. */
  title: ReactNode;
  /** Ordered like the fields. A problem without `field` belongs to the form. */
  problems: readonly { field?: string; message: string }[];
}

/**
 * All problems of a form. The problem of a field is a button that focuses the field. Place the
 * summary inside the `Form`. Empty without problems.
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
