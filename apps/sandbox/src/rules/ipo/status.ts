/** What has become of an application, as the contract numbers it (spec §4). */
export const ipoApplicationStatus = { pending: 1, success: 2, failed: 3 } as const;
