import type { FormProgress } from '@corro/machines';
import { Button, type ButtonProps } from '@corro/ui';
import { useIsOnline } from '../app/conditions.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'busy'> {
  readonly view: Pick<FormProgress, 'isBusy' | 'phase'>;
  /** Shown while the button is disabled offline; without it the button stays enabled. */
  readonly offlineReason?: string;
}

const submit = { type: 'submit', size: 'large', fullWidth: true } as const;

/**
 * Sends a form. Without `onPress`, it is the large button that submits the form around it, or the
 * form with the id `form`. Stays busy after success, until the screen unmounts.
 */
export function SendButton({ view, offlineReason, ...button }: SendButtonProps) {
  const isOff = !useIsOnline() && offlineReason !== undefined;
  return (
    <Button
      {...(button.onPress === undefined ? submit : {})}
      {...button}
      busy={view.isBusy || view.phase === 'done'}
      {...(isOff ? { disabled: true, disabledReason: offlineReason } : {})}
    />
  );
}
