import { isCorroError } from '@corro/client';
import { loadOnce } from '../chunks/loadOnce.ts';

/**
 * Maximum number of challenges solved per call. One may not be enough: if failed logins of others
 * double the difficulty meanwhile, the server refuses the solution with a harder challenge.
 */
const maxSolutions = 8;

/**
 * Makes a call, and repeats it with the solution if it is refused with a challenge. After many
 * failed logins of others, a server sends a challenge instead of refusing the customer's login;
 * solving it takes a second or more. If a challenge cannot be solved, or after `maxSolutions` of
 * them, the refusal stands.
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
