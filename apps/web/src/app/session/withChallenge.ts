import { isCorroError } from '@corro/client';
import { loadOnce } from '../chunks/loadOnce.ts';

/**
 * Maximum number of challenges solved per call. One may not be enough, because failed logins of
 * others may double the difficulty meanwhile.
 */
const maxSolutions = 8;

/**
 * Makes a call, and repeats it with the solution if it is refused with a challenge: after many
 * failed tries by others, a login costs a second of computing instead of being refused. If a
 * challenge cannot be solved, the refusal stands.
 *
 * @param onChallenge called before each challenge is solved
 */
export async function withChallenge<Value>(
  call: (solution: string | undefined) => Promise<Value>,
  {
    signal,
    onChallenge = () => undefined,
  }: { signal: AbortSignal; onChallenge?: (() => void) | undefined },
): Promise<Value> {
  let solution: string | undefined;
  for (let solved = 0; ; solved += 1) {
    try {
      return await call(solution);
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge === null || solved === maxSolutions) throw error;
      onChallenge();
      const nextSolution = await solutionOf(challenge, signal);
      if (nextSolution === null) throw error;
      solution = nextSolution;
    }
  }
}

function challengeIn(error: unknown): string | null {
  if (!isCorroError(error) || error.kind !== 'refusal') return null;
  const { challenge } = error.values;
  return typeof challenge === 'string' ? challenge : null;
}

const loadSolver = () => import('./solveChallenge.ts');

/** Null if the solver cannot be loaded or the browser cannot compute the solution. */
async function solutionOf(challenge: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { solve } = await loadOnce(loadSolver);
    return await solve(challenge, signal);
  } catch {
    return null;
  }
}
