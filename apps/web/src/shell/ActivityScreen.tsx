import type { ReactNode } from 'react';
import { AmountsHidden } from '../common/activity/amounts.tsx';
import { AmountsToggle, useHiddenAmounts } from '../common/hiddenAmounts.tsx';
import { Screen } from './Screen.tsx';

interface ActivityScreenProps {
  /** A quieter line below the title. */
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

/** A screen of what the customer did, with the eye that hides its amounts. */
export function ActivityScreen({ subtitle, children }: ActivityScreenProps) {
  const [isHidden, turn] = useHiddenAmounts();
  return (
    <Screen
      actions={<AmountsToggle isHidden={isHidden} onTurn={turn} />}
      {...(subtitle === undefined ? {} : { subtitle })}
    >
      <AmountsHidden value={isHidden}>{children}</AmountsHidden>
    </Screen>
  );
}
