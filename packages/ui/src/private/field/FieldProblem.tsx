import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { Glyph } from '../Glyph.tsx';
import * as css from './Field.css.ts';

/** A region that is always there announces what comes into it; one that comes itself may not. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" className={children ? undefined : visuallyHidden}>
      {children ? (
        <p id={id} className={css.problem}>
          <span className={css.problemSign}>
            <Glyph of={CircleAlert} size={16} />
          </span>
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
