import type { SessionView } from '@corro/machines';

/** What is shown of the session until its machine is there. */
export const idleSession: SessionView = {
  phase: 'anonymous',
  token: null,
  busy: false,
  isChecking: false,
  canLogIn: true,
  isAskedToLeave: false,
  problems: [],
  refusal: null,
  failure: null,
  ending: null,
};
