/** What a customer can be paid to; each has its tab (spec §2). */
export const cardKinds = ['bank', 'trc20'] as const;

/** Right in every digit and nobody's: for trying the demonstration without an account of one's own. */
export const exampleAccounts = {
  bank: '002010077777777771',
  trc20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
} as const;
