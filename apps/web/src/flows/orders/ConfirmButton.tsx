import { Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Why it is off; null where it is not. On its way nothing is in the way any more. */
  readonly reason: string | null;
  readonly onConfirm: () => void;
}

/** The one button that moves money. */
export function ConfirmButton({ label, isBusy, reason, onConfirm }: ConfirmButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      size="large"
      fullWidth
      busy={isBusy}
      busyLabel={t('ticket.submitting')}
      {...(reason === null || isBusy ? {} : { disabled: true, disabledReason: reason })}
      onPress={onConfirm}
    >
      {label}
    </Button>
  );
}
