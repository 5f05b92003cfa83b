import { defineMessage } from '@corro/messages';
import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { useBooleanStore } from '../app/booleanStore.ts';
import { useServices } from '../app/services.ts';
import { useI18n } from '../app/i18n/i18n.ts';

/**
 * Reports storage problems: unreadable data at the start (spec §8), which is refetched, and data
 * that will be lost with the page.
 */
export function StorageNotice({ isUnreadable }: { isUnreadable: boolean }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const showToast = useToast();
  const isLosing = useBooleanStore(storage.isLosing, false);
  useEffect(() => {
    if (isUnreadable) showToast({ tone: 'critical', text: t({ id: 'cache.unreadable' }) });
  }, [isUnreadable, showToast, t]);
  useEffect(() => {
    if (!isLosing) return;
    const what = storage.isSaved('token')
      ? defineMessage({ id: 'storage.formsUnkept' })
      : defineMessage({ id: 'storage.sessionUnkept' });
    showToast({ tone: 'critical', text: t(what) });
  }, [isLosing, storage, showToast, t]);
  return null;
}
