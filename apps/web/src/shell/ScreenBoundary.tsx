import { ErrorState } from '@corro/ui';
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type ChunkLoss, lossOf } from '../app/chunks/lostChunks.ts';
import { forgetFailures } from '../app/chunks/loadOnce.ts';
import { reloadIfServed } from '../app/chunks/reload.ts';
import { useI18n } from '../app/i18n/i18n.ts';

interface Props {
  /** A new key resets the failure. */
  readonly screenKey: string;
  readonly children: ReactNode;
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly failedKey: string;
}

/** Catches errors of loading or rendering a screen. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: null, failedKey: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.hasFailed) return { failedKey: props.screenKey };
    return state.failedKey === props.screenKey
      ? null
      : { hasFailed: false, error: null, failedKey: props.screenKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.renderFailure(this.state.error, () =>
          this.setState({ hasFailed: false, error: null }),
        )
      : this.props.children;
  }
}

/** Shown instead of a failed screen. A retry, or returning to it, loads it again. */
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

interface ScreenFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Retries after network failures, automatically when the network returns; other failures offer a
 * reload.
 */
function ScreenFailed({ error, onRetry }: ScreenFailedProps) {
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
      text={isUnreachable ? t({ id: 'screenFailed.text' }) : t({ id: 'screenFailed.reload' })}
      retryLabel={isUnreachable ? t({ id: 'shell.retry' }) : t({ id: 'shell.reload' })}
      onRetry={isUnreachable ? onRetry : reload}
    />
  );
}
