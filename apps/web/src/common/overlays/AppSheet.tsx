import { Sheet } from '@corro/ui';
import type { ReactNode } from 'react';
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
