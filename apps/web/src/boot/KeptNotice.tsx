import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { useWords } from './words.ts';

/** Says at the start that something the device kept could not be read (spec §8); it is read anew. */
export function KeptNotice({ isUnreadable }: { isUnreadable: boolean }) {
  const { t } = useWords();
  const showToast = useToast();
  useEffect(() => {
    if (isUnreadable) showToast({ tone: 'critical', text: t('cache.unreadable') });
  }, [isUnreadable, showToast, t]);
  return null;
}
