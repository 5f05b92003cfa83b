import { defineMessages } from '@corro/messages';
import { ErrorState } from '@corro/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ChunkLoss, lossOf } from '../app/chunks/lostChunks.ts';
import { reloadIfServed } from '../app/chunks/reload.ts';
import { useI18n } from '../app/i18n/i18n.ts';

const texts = defineMessages({
  unreachable: { id: 'screenFailed.text' },
  gone: { id: 'screenFailed.reload' },
  fault: { id: 'screenFailed.fault' },
});

export interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Shown instead of a screen or section that failed to load or render. Retries after network
 * failures, automatically when the network returns; other failures offer a reload.
 */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { t } = useI18n();
  const [loss, setLoss] = useState<ChunkLoss | null | 'pending'>('pending');
  useEffect(() => void lossOf(error).then(setLoss), [error]);
  const isUnreachable = loss === 'unreachable';
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
  if (loss === 'pending') return null;
  return (
    <ErrorState
      title={t({ id: 'screenFailed.title' })}
      text={t(texts[loss ?? 'fault'])}
      retryLabel={isUnreachable ? t({ id: 'shell.retry' }) : t({ id: 'shell.reload' })}
      onRetry={isUnreachable ? onRetry : reload}
    />
  );
}
