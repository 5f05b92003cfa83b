import { useEffect, useState, type ComponentType } from 'react';
import { loaded } from '../app/chunks/loaded.ts';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import type { LazyPartProps } from './LazyPart.tsx';

/**
 * What comes to a light screen after its first view, with the rest of the catalogue: nothing until then, and
 * nothing where it cannot be had.
 */
export function Later({ load }: Pick<LazyPartProps, 'load'>) {
  const { loadAll } = useI18n();
  const [Part, setPart] = useState<ComponentType | null>(() =>
    loaded(loadAll) === null ? null : (loaded(load)?.default ?? null),
  );
  useEffect(() => {
    Promise.all([loadOnce(load), loadOnce(loadAll)]).then(
      ([part]) => setPart(() => part.default),
      () => undefined,
    );
  }, [load, loadAll]);
  return Part && <Part />;
}
