import { ErrorState } from '@corro/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loaded } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';

interface PartModule {
  readonly default: ComponentType;
}

interface LazyPartProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<PartModule>;
  /** Skeleton as high as the content. */
  readonly loading: ReactNode;
}

/** Loads a section below the first view and its sentences; offers a retry if loading fails. */
export function LazyPart({ load, loading }: LazyPartProps) {
  const i18n = useI18n();
  const { t, partLoader } = i18n;
  const [part, setPart] = useState(() =>
    loaded(partLoader('all')) === null ? null : loaded(load),
  );
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isWanted = true;
    loadWithSentences(load, 'all', i18n).then(
      (module) => isWanted && setPart(module),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, i18n, hasFailed]);
  if (part !== null) return <part.default />;
  if (!hasFailed) return loading;
  return (
    <ErrorState
      title={t({ id: 'screenFailed.title' })}
      text={t({ id: 'screenFailed.text' })}
      retryLabel={t({ id: 'shell.retry' })}
      onRetry={() => setHasFailed(false)}
    />
  );
}

interface LaterProps extends Pick<LazyPartProps, 'load'> {
  /** Skeleton as high as the content. */
  readonly loading?: ReactNode;
}

/** Loads a section and its sentences after the first view; shows nothing if loading fails. */
export function Later({ load, loading = null }: LaterProps) {
  const i18n = useI18n();
  const [Part, setPart] = useState<ComponentType | null | undefined>(() =>
    loaded(i18n.partLoader('all')) === null ? undefined : loaded(load)?.default,
  );
  useEffect(() => {
    loadWithSentences(load, 'all', i18n).then(
      (part) => setPart(() => part.default),
      () => setPart(null),
    );
  }, [load, i18n]);
  return Part === undefined ? loading : Part && <Part />;
}
