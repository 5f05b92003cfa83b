import { useToast } from '@corro/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import type { SearchDialogProps } from './search/SearchDialog.tsx';
import { loadSearchDialog, SearchDialogContext } from './searchDialog.ts';

/** Keeps the one search dialog of the app, which every header can open. */
export function SearchDialogProvider({ children }: { children: ReactNode }) {
  const { t, complete } = useI18n();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps> } | null>(null);
  const show = () => {
    setIsOpen(true);
    Promise.all([loadOnce(loadSearchDialog), loadOnce(complete)]).then(
      ([module]) => setLoaded({ Dialog: module.default }),
      () => {
        setIsOpen(false);
        showToast({ tone: 'critical', text: t('screenFailed.title') });
      },
    );
  };
  return (
    <SearchDialogContext value={show}>
      {children}
      {loaded === null ? null : <loaded.Dialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </SearchDialogContext>
  );
}
