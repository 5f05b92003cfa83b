import { ErrorState } from '@corro/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadedModule } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';

interface SectionProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Skeleton as high as the content. */
  readonly loading?: ReactNode;
}

/** Loads a section below the first view and its sentences; offers a retry if loading fails. */
export function LazySection({ load, loading }: SectionProps) {
  const { t } = useI18n();
  const { section, hasFailed, retry } = useSection(load);
  if (section !== null) return <section.default />;
  if (!hasFailed) return loading;
  return (
    <ErrorState
      title={t({ id: 'screenFailed.title' })}
      text={t({ id: 'screenFailed.text' })}
      retryLabel={t({ id: 'shell.retry' })}
      onRetry={retry}
    />
  );
}

/** Loads a section and its sentences after the first view; shows nothing if loading fails. */
export function DeferredSection({ load, loading = null }: SectionProps) {
  const { section, hasFailed } = useSection(load);
  if (section !== null) return <section.default />;
  return hasFailed ? null : loading;
}

function useSection(load: SectionProps['load']) {
  const i18n = useI18n();
  const [section, setSection] = useState(() =>
    loadedModule(i18n.partLoader('all')) === null ? null : loadedModule(load),
  );
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isMounted = true;
    loadWithSentences(load, 'all', i18n).then(
      (module) => isMounted && setSection(module),
      () => isMounted && setHasFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [load, i18n, hasFailed]);
  return { section, hasFailed, retry: () => setHasFailed(false) };
}
