import type { FormProgress } from '@corro/machines';
import { Button, type ButtonProps } from '@corro/ui';
import { useIsOnline } from '../app/conditions.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'busy'> {
  readonly view: Pick<FormProgress, 'isBusy' | 'phase'>;
  /** Shown while the button is disabled offline; without it the button stays enabled. */
  readonly offlineReason?: string;
}

/** Submit button of a form. Stays busy after success, until the screen unmounts. */
export function SendButton({ view, offlineReason, ...button }: SendButtonProps) {
  const isOff = !useIsOnline() && offlineReason !== undefined;
  return (
    <Button
      {...button}
      busy={view.isBusy || view.phase === 'done'}
      {...(isOff ? { disabled: true, disabledReason: offlineReason } : {})}
    />
  );
}
