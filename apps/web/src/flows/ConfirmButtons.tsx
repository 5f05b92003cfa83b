import { Button } from '@corro/ui';
import { SendButton, type SendButtonProps } from './SendButton.tsx';

interface ConfirmButtonsProps extends Pick<
  SendButtonProps,
  'view' | 'size' | 'busyLabel' | 'offlineReason'
> {
  readonly label: string;
  readonly onConfirm: () => void;
  readonly keepLabel: string;
  readonly onKeep: () => void;
}

/** Two buttons: confirm something that cannot be undone, or keep things as they are. */
export function ConfirmButtons(props: ConfirmButtonsProps) {
  const { label, onConfirm, keepLabel, onKeep, ...send } = props;
  return (
    <>
      <SendButton tone="critical" fullWidth onPress={onConfirm} {...send}>
        {label}
      </SendButton>
      <Button tone="neutral" fullWidth onPress={onKeep}>
        {keepLabel}
      </Button>
    </>
  );
}
