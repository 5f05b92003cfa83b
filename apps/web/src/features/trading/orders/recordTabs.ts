/** The tabs of the records, in their order (spec §2). */
export const recordTabs = ['all', 'pending', 'success', 'cancelled', 'expired'] as const;

/** What each tab asks the upstream for, as the contract numbers the statuses of share orders. */
export const askedStatus = { pending: 0, success: 1, cancelled: 3, expired: 4 } as const;
