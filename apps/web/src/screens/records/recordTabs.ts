/** The tabs of the records, in their order (spec §2). */
export const recordTabs = ['all', 'pending', 'success', 'cancelled', 'expired'] as const;

export type RecordTab = (typeof recordTabs)[number];

/** What each tab asks the upstream for, as the contract numbers the statuses of share orders. */
export const askedStatus: Record<RecordTab, number | undefined> = {
  all: undefined,
  pending: 0,
  success: 1,
  cancelled: 3,
  expired: 4,
};
