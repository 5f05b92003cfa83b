import { useState } from 'react';
import { Refresh, type RefreshProps } from './Refresh.tsx';
import { ScreenChange } from './ScreenChange.tsx';
import { usePreloadOnPress } from './usePreloadOnPress.ts';

/** Screen transitions, pull to refresh and preloading, loaded after the first screen. */
export function Motion(labels: RefreshProps) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  usePreloadOnPress();
  return (
    <>
      {isStill ? null : <ScreenChange />}
      <Refresh {...labels} />
    </>
  );
}
