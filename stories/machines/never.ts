/**
 * States without substates that no path leads to, by machine and path, and why. A state named here
 * has no story; one that is reached after all fails the stories of its machine.
 */
export const never: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    restoring: 'The app opens once the session is restored; what is shown until then runs nothing.',
  },
  fundPurchase: {
    'editing.hint.quiet.waiting':
      'There is nothing to fill in: nothing is wrong, and no hint waits.',
    'editing.hint.shown': 'There is nothing to fill in: there is no hint.',
  },
  stockTicket: {
    'editing.hint.quiet.waiting': 'What is wrong with a quantity is said at once: no hint waits.',
    'editing.hint.shown': 'What is wrong with a quantity is said at once: there is no hint.',
  },
  recharge: {
    'editing.hint.quiet.waiting': 'What is wrong with an amount is said at once: no hint waits.',
    'editing.hint.shown': 'What is wrong with an amount is said at once: there is no hint.',
    'reviewing.termsMoved': 'Nothing that the upstream tells changes what was asked for.',
  },
};
