/** The states that every screen has to show, and how the name of a story says that it shows one. */
export const requiredStates = {
  loading: /Loading$/,
  empty: /^Empty/,
  // An order whose fate nobody answers for has failed too. What is kept through a failure is stale.
  failed: /^Failed(?!Kept)|Failed$|^Unreachable$/,
  offline: /Offline/,
  stale: /^Stale|FailedKept$/,
  busy: /^(?:Busy|Opening\w*|Removing|Saving|Sending|Submitting)$/,
  done: /^(?:Done\w*|Added|Changed|LoggedIn|LoggedOut|Received|Registered|Removed|Sent)$/,
} as const satisfies Record<string, RegExp>;

export type State = keyof typeof requiredStates;

/** States that some screens cannot be in. */
export interface UnreachableStates {
  /** By their folders. */
  readonly screens: readonly string[];
  readonly states: readonly State[];
  readonly because: string;
}

export const unreachableStates: readonly UnreachableStates[] = [
  {
    screens: ['device-warning', 'not-found', 'trading-view'],
    states: ['loading', 'empty', 'failed', 'offline', 'stale', 'busy', 'done'],
    because: 'What it shows comes with the app: nothing is read, and nothing is sent.',
  },
  {
    screens: [
      'account',
      'account-changes',
      'block-orders',
      'forex',
      'fund-orders',
      'futures',
      'home',
      'index-detail',
      'ipo-orders',
      'loan-application',
      'loan-records',
      'markets',
      'money-change',
      'news',
      'news-item',
      'qip-orders',
      'recharge-records',
      'records',
      'trade',
      'treasury-debt',
      'withdraw-records',
    ],
    states: ['busy', 'done'],
    because: 'It shows what it reads: nothing is sent that could be under way, or be done.',
  },
  {
    screens: ['forgot-password', 'login', 'login-password', 'register'],
    states: ['empty', 'stale'],
    because: 'A form that reads nothing: there is nothing to be without, and nothing to grow old.',
  },
  {
    screens: ['forgot-password', 'login-password', 'register'],
    states: ['loading'],
    because: 'A form that reads nothing is there at once. That of login awaits the session.',
  },
  {
    screens: ['real-name', 'recharge'],
    states: ['empty'],
    because: 'Where there is nothing yet stands the form, which is the next step itself.',
  },
  {
    screens: ['money-change'],
    states: ['stale'],
    because: 'What is booked never changes: it is read once, and cannot grow old.',
  },
  {
    screens: ['settings'],
    states: ['loading', 'empty', 'failed', 'stale'],
    because: 'It shows what the device keeps; what it reads on the way onward it can do without.',
  },
];
