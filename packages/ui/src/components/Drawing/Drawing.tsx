import { drawing, shape } from './Drawing.css.ts';
import { type DrawingName, drawings } from './drawings.ts';

export type { DrawingName };

export interface DrawingProps {
  /** Subject of the drawing. */
  name: DrawingName;
}

/**
 * A drawing in the colours of the theme, hidden from screen readers: the text beside it says the
 * same.
 */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg className={drawing} viewBox="0 0 320 140" aria-hidden="true">
      {drawings[name].map(([look, path]) => (
        <path key={look + path} className={shape[look]} d={path} />
      ))}
    </svg>
  );
}
