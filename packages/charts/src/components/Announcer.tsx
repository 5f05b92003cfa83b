import { VisuallyHidden } from '@corro/ui';
import { memo, useEffect, useState } from 'react';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { candleInWords, type ChartFormat, type ChartLabels } from './format.ts';

/** How long the crosshair must rest before its candle is said, ms: sweeping would queue them up. */
const rest = 400;

interface AnnouncerProps {
  store: ReadOutStore;
  labels: ChartLabels;
  format: ChartFormat;
}

/** Says the candle under the crosshair to screen readers. */
export const Announcer = memo(function Announcer({ store, labels, format }: AnnouncerProps) {
  const [words, setWords] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.subscribe(() => {
      clearTimeout(timer);
      if (!store.get()?.focused) return;
      timer = setTimeout(() => {
        const now = store.get();
        if (now) setWords(candleInWords(now.candle, labels, format));
      }, rest);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [store, labels, format]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{words}</span>
    </VisuallyHidden>
  );
});
