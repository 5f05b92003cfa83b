import type { Services, LoadedApp } from '@corro/web';
import { useSyncExternalStore } from 'react';

type Session = Services['session'];

/** The signed-out app; while a customer is logged in, the signed-in app. */
export function authSwitch(visitor: LoadedApp, customer: LoadedApp, session: Session): LoadedApp {
  return {
    ...customer,
    element: <AuthSwitch session={session} visitor={visitor} customer={customer} />,
  };
}

interface AuthSwitchProps {
  readonly session: Session;
  readonly visitor: LoadedApp;
  readonly customer: LoadedApp;
}

function AuthSwitch({ session, visitor, customer }: AuthSwitchProps) {
  const { token } = useSyncExternalStore(session.subscribe, session.state, session.state);
  return token === null ? visitor.element : customer.element;
}
