/** The codes of the wire (spec §4). */
export const rechargeStatus = { inProgress: 1, completed: 2, failed: 3 } as const;
