import { useToast } from '@corro/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { loadWithSentences } from '../../app/i18n/withSentences.ts';

export interface LazyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface DialogModule {
  readonly default: ComponentType<LazyDialogProps>;
}

export interface DialogOpener {
  readonly onPress: () => void;
  readonly onPressStart: () => void;
}

/** A dialog that is loaded with its sentences when its button is first pressed. */
export function useLazyDialog(load: () => Promise<DialogModule>): {
  opener: DialogOpener;
  dialog: ReactNode;
} {
  const i18n = useI18n();
  const { t } = i18n;
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<DialogModule | null>(null);
  const fetchAll = () => loadWithSentences(load, 'all', i18n);
  const opener = {
    // A failure is ignored here, because `onPress` reports it.
    onPressStart: () => void fetchAll().catch(() => {}),
    onPress: () => {
      setIsOpen(true);
      fetchAll().then(
        (module) => setLoaded(module),
        () => {
          setIsOpen(false);
          showToast({ tone: 'critical', text: t({ id: 'screenFailed.title' }) });
        },
      );
    },
  };
  return {
    opener,
    dialog: loaded && <loaded.default open={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
