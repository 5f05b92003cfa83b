export interface RetrySettings {
  attempts: number;
  pause: (milliseconds: number) => Promise<void>;
  random: () => number;
}

const defaults: RetrySettings = {
  attempts: 12,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: () => Math.random(),
};

export function sqlState(error: unknown): string | null {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return typeof error.code === 'string' ? error.code : null;
  }
  return null;
}

/**
 * Retries work that failed with one of the SQLSTATEs. The pause before a retry is random and its
 * maximum doubles, from 10 ms to 1 s. The work must be a whole transaction, so that a failed run
 * leaves nothing.
 */
export async function retryOn<T>(
  states: ReadonlySet<string>,
  work: () => Promise<T>,
  settings: Partial<RetrySettings> = {},
): Promise<T> {
  const { attempts, pause, random } = { ...defaults, ...settings };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (state === null || !states.has(state) || attempt >= attempts) throw error;
      await pause(Math.min(1000, 5 * 2 ** attempt) * random());
    }
  }
}

export const conflictStates: ReadonlySet<string> = new Set(['40001', '40P01']);
