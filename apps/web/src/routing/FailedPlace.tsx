import { useEffect } from 'react';
import { ScreenFailed, type ScreenFailedProps } from '../common/ScreenFailed.tsx';
import { forgetFailures } from '../app/chunks/loadOnce.ts';

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
