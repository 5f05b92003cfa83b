import { useEffect } from 'react';
import { ScreenFailed, type ScreenFailedProps } from '../parts/ScreenFailed.tsx';
import { forgetFailures } from './loadOnce.ts';

/** A screen that failed, in its place; trying again, or coming back to it, loads it anew. */
export function FailedPlace({ error, onRetry }: ScreenFailedProps) {
  useEffect(() => forgetFailures, []);
  return (
    <ScreenFailed
      error={error}
      onRetry={() => {
        forgetFailures();
        onRetry();
      }}
    />
  );
}
