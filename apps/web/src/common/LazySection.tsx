import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadedModule } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import { waitForQueries } from '../app/waitForQueries.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface SectionProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Skeleton as high as the content. */
  readonly loading?: ReactNode;
}

/**
 * Loads a section below the first view, together with all messages, once the first view has its
 * data; offers a retry if loading fails.
 */
export function LazySection({ load, loading }: SectionProps) {
  const { section, failure, retry } = useSection(load);
  if (section !== null) return <section.default />;
  if (failure === null) return loading;
  return <LoadFailed error={failure.error} onRetry={retry} />;
}

/** Like `LazySection`, but shows nothing if loading fails. */
export function DeferredSection({ load, loading = null }: SectionProps) {
  const { section, failure } = useSection(load);
  if (section !== null) return <section.default />;
  return failure === null ? loading : null;
}

function useSection(load: SectionProps['load']) {
  const i18n = useI18n();
  const cache = useQueryClient();
  const [section, setSection] = useState(() =>
    loadedModule(i18n.partLoader('all')) === null ? null : loadedModule(load),
  );
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (failure !== null) return undefined;
    let isMounted = true;
    waitForQueries(cache)
      .then(() => loadWithSentences(load, 'all', i18n))
      .then(
        (module) => isMounted && setSection(module),
        (error: unknown) => isMounted && setFailure({ error }),
      );
    return () => {
      isMounted = false;
    };
  }, [load, i18n, cache, failure]);
  return { section, failure, retry: () => setFailure(null) };
}
