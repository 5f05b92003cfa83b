import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadedModule } from '../app/chunks/loadOnce.ts';
import { type CataloguePart, useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import { waitForQueries } from '../app/waitForQueries.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface SectionProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Skeleton as high as the content. */
  readonly loading?: ReactNode;
  /**
   * Part of the catalogue that has the section's messages. With `all`, the section loads after the
   * data of the screen.
   */
  readonly part?: CataloguePart;
}

/**
 * Loads a section and its messages after the screen's own code; offers a retry if loading fails.
 */
export function LazySection({ load, loading, part = 'all' }: SectionProps) {
  const { section, failure, retry } = useSection(load, part);
  if (section !== null) return <section.default />;
  if (failure === null) return loading;
  return <LoadFailed error={failure.error} onRetry={retry} />;
}

/** Like `LazySection`, but shows nothing if loading fails. */
export function DeferredSection({ load, loading = null, part = 'all' }: SectionProps) {
  const { section, failure } = useSection(load, part);
  if (section !== null) return <section.default />;
  return failure === null ? loading : null;
}

function useSection(load: SectionProps['load'], part: CataloguePart) {
  const i18n = useI18n();
  const cache = useQueryClient();
  const [section, setSection] = useState(() =>
    loadedModule(i18n.partLoader(part)) === null ? null : loadedModule(load),
  );
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (failure !== null) return undefined;
    let isMounted = true;
    const begin = part === 'all' ? waitForQueries(cache) : Promise.resolve();
    begin
      .then(() => loadWithSentences(load, part, i18n))
      .then(
        (module) => isMounted && setSection(module),
        (error: unknown) => isMounted && setFailure({ error }),
      );
    return () => {
      isMounted = false;
    };
  }, [load, part, i18n, cache, failure]);
  return { section, failure, retry: () => setFailure(null) };
}
