import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../model/readChart.ts';
import type { Sentences } from '../model/sentences.ts';
import { drawingOf } from './drawing.ts';
import { loadElk } from './elk.ts';
import { type Layout, layOut } from './layout.ts';
import type { Measure } from './measure.ts';
import type { texts } from './texts.ts';

export interface LayoutOptions {
  readonly chart: Chart;
  readonly sentences: Sentences;
  readonly say: (typeof texts)['en'];
  /** Null until the canvas is mounted. */
  readonly measure: Measure | null;
  /** Paths of the folded states. */
  readonly folded: ReadonlySet<string>;
}

/**
 * Returns the newest layout, even while the next one is being made; null before the first one, and
 * `failed` if elk fails.
 */
export function useLayout(options: LayoutOptions): Layout | 'failed' | null {
  const { chart, sentences, say, measure, folded } = options;
  const [layout, setLayout] = useState<Layout | 'failed' | null>(null);
  const drawing = useMemo(
    () =>
      measure === null
        ? null
        : drawingOf({ chart, sentences, say, measure, isFolded: (path) => folded.has(path) }),
    [chart, sentences, say, measure, folded],
  );
  useEffect(() => {
    if (drawing === null || measure === null) return undefined;
    let isCurrent = true;
    loadElk()
      .then((elk) => layOut(elk, drawing, measure, say))
      .then(
        (next) => isCurrent && setLayout(next),
        () => isCurrent && setLayout('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [drawing, measure, say]);
  return layout;
}
