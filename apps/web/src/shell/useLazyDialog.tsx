import { useToast } from '@corro/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';

export interface LazyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The chunk of a dialog. */
interface DialogModule {
  readonly default: ComponentType<LazyDialogProps>;
}

/** A dialog that is fetched, with the rest of the catalogue, at its first opening. */
export function useLazyDialog(load: () => Promise<DialogModule>): {
  show: () => void;
  dialog: ReactNode;
} {
  const { t, loadAll } = useI18n();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<DialogModule | null>(null);
  const show = () => {
    setIsOpen(true);
    Promise.all([loadOnce(load), loadOnce(loadAll)]).then(
      ([module]) => setLoaded(module),
      () => {
        setIsOpen(false);
        showToast({ tone: 'critical', text: t({ id: 'screenFailed.title' }) });
      },
    );
  };
  return {
    show,
    dialog: loaded && <loaded.default open={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
