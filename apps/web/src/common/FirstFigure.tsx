import type { FirstFigureName } from '@corro/client';
import type { ReactNode } from 'react';

interface FirstFigureProps {
  readonly name: FirstFigureName;
  /** In its place until it is known. */
  readonly loading: ReactNode;
  /** The figure as it will look, of 1234.00: the script learns from it how the language writes amounts. */
  readonly children: ReactNode;
}

/**
 * What is shown while a figure is on its way. In the page that is rendered ahead there is also where its script
 * writes the figure, if the answer is there before the app (`start/writeFirstFigures.ts`).
 */
export function FirstFigure({ name, loading, children }: FirstFigureProps) {
  if (typeof document !== 'undefined') return loading;
  // oxlint-disable screens/no-elements -- in the page that is rendered ahead alone, as marks for its script
  return (
    <>
      <span data-first-figure={name} hidden>
        {children}
      </span>
      <span data-until-figure={name}>{loading}</span>
    </>
  );
  // oxlint-enable screens/no-elements
}
