import { VisuallyHidden } from '@corro/ui';
import { memo, useEffect, useState } from 'react';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { candleInWords, type ChartFormat, type ChartLabels } from './format.ts';

/**
 * Milliseconds that the crosshair must rest before a candle is announced: otherwise a moving
 * crosshair would queue an announcement for each candle.
 */
const restMs = 400;

interface AnnouncerProps {
  store: ReadOutStore;
  labels: ChartLabels;
  format: ChartFormat;
}

/** Announces the candle under the crosshair to screen readers. */
export const Announcer = memo(function Announcer({ store, labels, format }: AnnouncerProps) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      if (!store.get()?.isFocused) return;
      timer = setTimeout(() => {
        const now = store.get();
        if (now) setAnnouncement(candleInWords(now.candle, labels, format));
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, labels, format]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
});
