import { Sheet } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBackCloses } from './overlayHistory.ts';

interface AppSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Fixed below the content. */
  readonly footer?: ReactNode;
  /** Always full height. */
  readonly tall?: boolean;
}

/** A sheet that the back button closes. */
export function AppSheet({ open, onClose, title, children, footer, tall }: AppSheetProps) {
  const { t } = useI18n();
  useBackCloses(open, onClose);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      closeLabel={t({ id: 'shell.close' })}
      footer={footer}
      {...(tall === undefined ? {} : { tall })}
    >
      {children}
    </Sheet>
  );
}

/**
 * State of a sheet about a target, such as a row. The target stays set after closing, so that the
 * closing animation still shows it.
 */
export function useSheetChoice<Target extends object>() {
  const [choice, setChoice] = useState<(Target & { readonly serial: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    /** `serial` is a React key, new for each opening. */
    choice,
    isOpen,
    choose: (target: Target) => {
      setChoice((before) => ({ ...target, serial: (before?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  } as const;
}
