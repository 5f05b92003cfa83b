import type { ReactNode } from 'react';
import { AmountsToggle } from '../common/hiddenAmounts.tsx';
import { Screen } from './Screen.tsx';

interface ActivityScreenProps {
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

/** A screen of the customer's activities, with the button that hides amounts. */
export function ActivityScreen({ subtitle, children }: ActivityScreenProps) {
  return (
    <Screen actions={<AmountsToggle />} {...(subtitle === undefined ? {} : { subtitle })}>
      {children}
    </Screen>
  );
}
