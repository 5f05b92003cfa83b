/** Pauses before each look for a pending order, in milliseconds; as many looks as pauses. */
export const lookUpPausesMs = [0, 1000, 2000, 4000, 8000, 16_000] as const;
