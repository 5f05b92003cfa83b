import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loaded } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import type { LazyPartProps } from './LazyPart.tsx';

interface LaterProps extends Pick<LazyPartProps, 'load'> {
  /** As high as what comes; nothing where it is left out. */
  readonly loading?: ReactNode;
}

/** What comes to a light screen after its first view, with its sentences; nothing where it cannot be had. */
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
