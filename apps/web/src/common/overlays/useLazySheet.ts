import { useToast } from '@corro/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Load, loadedModule } from '../../app/chunks/loadOnce.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { loadWithSentences } from '../../app/i18n/withSentences.ts';
import { waitForQueries } from '../../app/waitForQueries.ts';

/**
 * Returns the code of a sheet, or null until it is loaded with its messages: once the first view
 * has its data, or at once when the sheet opens. If that fails, says so and calls `onFailed`, which
 * closes the sheet. `load` must be the same function on every render.
 */
export function useLazySheet<Module>(
  load: Load<Module>,
  open: boolean,
  onFailed: () => void,
): Module | null {
  const i18n = useI18n();
  const cache = useQueryClient();
  const showToast = useToast();
  const [sheet, setSheet] = useState(() =>
    loadedModule(i18n.partLoader('all')) === null ? null : loadedModule(load),
  );
  const fail = useEffectEvent(() => {
    // The next opening tries again.
    if (!open) return;
    showToast({ tone: 'critical', text: i18n.t({ id: 'screenFailed.title' }) });
    onFailed();
  });
  useEffect(() => {
    let isMounted = true;
    (open ? Promise.resolve() : waitForQueries(cache))
      .then(() => loadWithSentences(load, 'all', i18n))
      .then(
        (module) => isMounted && setSheet(module),
        () => isMounted && fail(),
      );
    return () => {
      isMounted = false;
    };
  }, [load, open, i18n, cache]);
  return sheet;
}
