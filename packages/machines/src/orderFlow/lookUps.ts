/** Pauses before the first looks for a pending order, in milliseconds; one look to each. */
export const lookUpPausesMs = [0, 1000, 2000, 4000, 8000, 16_000] as const;

/** The pause before each look after those, in milliseconds. */
export const laterLookUpPauseMs = 16_000;
