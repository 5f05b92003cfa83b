import { ErrorState } from '@corro/ui';
import { useEffect, useEffectEvent } from 'react';
import { LostChunk } from '../app/chunks/importChunk.ts';
import { reloadIfServed } from '../app/chunks/reloadOnce.ts';
import { useWords } from '../app/i18n/words.ts';

export interface ScreenFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * A screen whose code could not be fetched, or that broke. What the network lost is fetched again,
 * by itself once the network is back; anything else may be mended by a reload.
 */
export function ScreenFailed({ error, onRetry }: ScreenFailedProps) {
  const { t } = useWords();
  const isUnreachable = error instanceof LostChunk && error.loss === 'unreachable';
  const retryOnline = useEffectEvent(() => {
    if (isUnreachable) onRetry();
  });
  useEffect(() => {
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, []);
  const reload = () => {
    void reloadIfServed().then((isReloading) => {
      if (!isReloading) onRetry();
    });
  };
  return (
    <ErrorState
      title={t('screenFailed.title')}
      text={t(isUnreachable ? 'screenFailed.text' : 'screenFailed.reload')}
      retryLabel={t(isUnreachable ? 'shell.retry' : 'shell.reload')}
      onRetry={isUnreachable ? onRetry : reload}
    />
  );
}
