import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loaded } from '../app/chunks/loaded.ts';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import type { LazyPartProps } from './LazyPart.tsx';

interface LaterProps extends Pick<LazyPartProps, 'load'> {
  /** As high as what comes; nothing where it is left out. */
  readonly loading?: ReactNode;
}

/** What comes to a light screen after its first view, with its sentences; nothing where it cannot be had. */
export function Later({ load, loading = null }: LaterProps) {
  const loadSentences = useI18n().partLoader('later');
  const [Part, setPart] = useState<ComponentType | null | undefined>(() =>
    loaded(loadSentences) === null ? undefined : loaded(load)?.default,
  );
  useEffect(() => {
    Promise.all([loadOnce(load), loadOnce(loadSentences)]).then(
      ([part]) => setPart(() => part.default),
      () => setPart(null),
    );
  }, [load, loadSentences]);
  return Part === undefined ? loading : Part && <Part />;
}
