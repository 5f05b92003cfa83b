/** The states that every screen must show, and the pattern of the names of their stories. */
export const requiredStates = {
  loading: /Loading$/,
  empty: /^Empty/,
  // `Unreachable`, an order whose lookups get no answer, counts as failed. Data that stay on the
  // screen after a failed refetch are stale.
  failed: /^Failed(?!Refetch)|Failed$|^Unreachable$/,
  offline: /Offline/,
  stale: /^Stale|FailedRefetch$/,
  busy: /^(?:Busy|Opening\w*|Removing|Saving|Sending|Submitting)$/,
  done: /^(?:Done\w*|Added|Changed|LoggedIn|LoggedOut|Received|Registered|Removed|Sent)$/,
} as const satisfies Record<string, RegExp>;

export type State = keyof typeof requiredStates;
