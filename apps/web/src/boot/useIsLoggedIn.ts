import { useSelector } from '@xstate/react';
import { useServices } from './services.ts';
import { isLoggedIn } from './session.ts';

/** Whether a customer is logged in. */
export function useIsLoggedIn(): boolean {
  return useSelector(useServices().session, isLoggedIn);
}
