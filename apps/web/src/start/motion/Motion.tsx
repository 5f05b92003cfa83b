import { useState } from 'react';
import { Refresh, type RefreshProps } from './Refresh.tsx';
import { ScreenChange } from './ScreenChange.tsx';
import { usePreloadOnPress } from './usePreloadOnPress.ts';

/** What moves and what the finger does anywhere in the app: fetched once the first screen is there. */
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
