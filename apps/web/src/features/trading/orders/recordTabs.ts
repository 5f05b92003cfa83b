/** The tabs of the records, in their order (spec §2). */
export const recordTabs = ['all', 'pending', 'success', 'cancelled', 'expired'] as const;
