import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loaded } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import type { LazyPartProps } from './LazyPart.tsx';

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
