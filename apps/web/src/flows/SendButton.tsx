import type { FormProgress } from '@corro/machines';
import { Button, type ButtonProps } from '@corro/ui';
import { useIsOnline } from '../app/conditions.ts';

export interface SendButtonProps extends Omit<ButtonProps, 'busy'> {
  readonly view: Pick<FormProgress, 'busy' | 'phase'>;
  /** Why it is off without a network; left out: it is not. */
  readonly offlineReason?: string;
}

/** Sends a form. It stays busy once that is done, until its screen goes. */
export function SendButton({ view, offlineReason, ...button }: SendButtonProps) {
  const isOff = !useIsOnline() && offlineReason !== undefined;
  return (
    <Button
      {...button}
      busy={view.busy || view.phase === 'done'}
      {...(isOff ? { disabled: true, disabledReason: offlineReason } : {})}
    />
  );
}
