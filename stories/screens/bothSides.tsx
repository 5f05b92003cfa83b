import type { Services, Shown } from '@corro/web';
import { useSyncExternalStore } from 'react';

type Session = Services['session'];

/** A visitor's app, and a customer's in its place for as long as somebody is logged in. */
export function bothSides(visitor: Shown, customer: Shown, session: Session): Shown {
  return {
    // A customer's words are all of them.
    ...customer,
    element: <OneSide session={session} visitor={visitor} customer={customer} />,
  };
}

interface Sides {
  readonly session: Session;
  readonly visitor: Shown;
  readonly customer: Shown;
}

function OneSide({ session, visitor, customer }: Sides) {
  const { token } = useSyncExternalStore(session.subscribe, session.state, session.state);
  return token === null ? visitor.element : customer.element;
}
