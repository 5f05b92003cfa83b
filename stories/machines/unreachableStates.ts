/**
 * Leaf states that no path leads to, by machine and path, with the reason. These states have no
 * story. If a path does lead to one of them, the stories of the machine fail.
 */
export const unreachableStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    restoring: 'The app opens once the session is restored; until then no screen runs the machine.',
  },
  fundPurchase: {
    'editing.hint.quiet.waiting':
      'The form has no fields: nothing can be wrong, so no hint is pending.',
    'editing.hint.shown': 'The form has no fields, so it has no hint.',
  },
  loanRepayment: {
    'editing.hint.quiet.waiting':
      'The form has no fields: nothing can be wrong, so no hint is pending.',
    'editing.hint.shown': 'The form has no fields, so it has no hint.',
    'unknown.unidentified': 'A loan is known by its number, so it can be told whether it is paid.',
  },
  requestCancellation: {
    'editing.hint.quiet.waiting':
      'The form has no fields: nothing can be wrong, so no hint is pending.',
    'editing.hint.shown': 'The form has no fields, so it has no hint.',
    'reviewing.termsMoved': 'A request does not change while it is pending.',
    'unknown.unidentified':
      'A request is known by its number, so it can be told whether it is cancelled.',
  },
  stockTicket: {
    'editing.hint.quiet.waiting':
      'A problem with the quantity is shown at once, so no hint is pending.',
    'editing.hint.shown': 'A problem with the quantity is shown at once, so there is no hint.',
  },
  recharge: {
    'editing.hint.quiet.waiting':
      'A problem with the amount is shown at once, so no hint is pending.',
    'editing.hint.shown': 'A problem with the amount is shown at once, so there is no hint.',
    'reviewing.termsMoved': 'Nothing in the upstream’s answers changes the requested terms.',
  },
};
