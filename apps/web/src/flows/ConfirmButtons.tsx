import { Button } from '@corro/ui';
import { SendButton, type SendButtonProps } from './SendButton.tsx';

export interface ConfirmButtonsProps extends Pick<
  SendButtonProps,
  'view' | 'size' | 'busyLabel' | 'offlineReason'
> {
  /** What is done. */
  readonly label: string;
  readonly onConfirm: () => void;
  /** What is said instead. */
  readonly keepLabel: string;
  readonly onKeep: () => void;
}

/** Does what cannot be undone, or leaves it as it is. */
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
