import { Sheet } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBackCloses } from './overlayHistory.ts';

export interface AppSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in view: the main button. */
  readonly footer?: ReactNode;
  /** Full height, whatever its content. */
  readonly tall?: boolean;
}

/** A sheet that Android's back closes first, named in the customer's language. */
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

/** What a sheet was opened for. A closed one stays until the next, so that it can sink away whole. */
export function useSheetChoice<Target extends object>() {
  const [choice, setChoice] = useState<(Target & { readonly serial: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    /** Null before the first. `serial` is a React key: a new one for each opening. */
    choice,
    isOpen,
    choose: (target: Target) => {
      setChoice((before) => ({ ...target, serial: (before?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  } as const;
}
