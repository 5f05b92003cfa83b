import type { WatchedItem } from '@corro/machines';
import { Button, Dialog } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useBackCloses } from '../../../common/overlays/overlayHistory.ts';

export interface ConfirmDeleteProps {
  /** The row that is asked about; null where nothing is asked. */
  readonly item: WatchedItem | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before a favourite goes (spec §8: confirm delete). */
export function ConfirmDelete({ item, onConfirm, onCancel }: ConfirmDeleteProps) {
  const { t } = useI18n();
  const isOpen = item !== null;
  useBackCloses(isOpen, onCancel);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={t({ id: 'watchlist.confirmTitle' })}
      actions={
        <>
          <Button tone="critical" fullWidth onPress={onConfirm}>
            {t({ id: 'watchlist.confirm' })}
          </Button>
          <Button tone="neutral" fullWidth onPress={onCancel}>
            {t({ id: 'watchlist.keep' })}
          </Button>
        </>
      }
    >
      {item === null
        ? null
        : t({ id: 'watchlist.confirmText' }, { name: item.name, symbol: item.symbol })}
    </Dialog>
  );
}
