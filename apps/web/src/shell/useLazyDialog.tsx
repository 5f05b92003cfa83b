import { useToast } from '@corro/ui';
import { startTransition, useState, type ComponentType, type ReactNode } from 'react';
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

/** What the button of a dialog takes. */
export interface DialogOpener {
  readonly onPress: () => void;
  readonly onPressStart: () => void;
}

export interface LazyDialogOptions {
  /** It has a field that takes the focus: a phone shows its keyboard within the press alone. */
  readonly takesFocus?: boolean;
}

/**
 * A dialog that is fetched, with the rest of the catalogue, as its button is first pressed. The frame
 * after the press comes before it, unless it is to be typed in at once.
 */
export function useLazyDialog(
  load: () => Promise<DialogModule>,
  { takesFocus = false }: LazyDialogOptions = {},
): {
  opener: DialogOpener;
  dialog: ReactNode;
} {
  const { t, loadAll } = useI18n();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<DialogModule | null>(null);
  const show = (act: () => void) => (takesFocus ? act() : startTransition(act));
  const fetchAll = () => Promise.all([loadOnce(load), loadOnce(loadAll)]);
  const opener = {
    // A failure is told once the dialog is wanted.
    onPressStart: () => void fetchAll().catch(() => {}),
    onPress: () => {
      show(() => setIsOpen(true));
      fetchAll().then(
        ([module]) => show(() => setLoaded(module)),
        () => {
          setIsOpen(false);
          showToast({ tone: 'critical', text: t({ id: 'screenFailed.title' }) });
        },
      );
    },
  };
  return {
    opener,
    dialog: loaded && <loaded.default open={isOpen} onClose={() => show(() => setIsOpen(false))} />,
  };
}
