import { Sheet } from '@corro/ui';
import type { ReactNode } from 'react';
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
