import type { ReactNode } from 'react';
import { AmountsToggle } from '../common/hiddenAmounts.tsx';
import { Screen } from './Screen.tsx';

interface ActivityScreenProps {
  /** A quieter line below the title. */
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

/** A screen of what the customer did, with the eye that hides its amounts. */
export function ActivityScreen({ subtitle, children }: ActivityScreenProps) {
  return (
    <Screen actions={<AmountsToggle />} {...(subtitle === undefined ? {} : { subtitle })}>
      {children}
    </Screen>
  );
}
