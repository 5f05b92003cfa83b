import { CallOver, type CallScope, CommitUnknown, inScope } from '../store/index.ts';

/** What is left for the answer of a call that is over; as long again where a commit is under way. */
const answerMs = 500;

/**
 * Runs work of a call within its scope. When the time is up, or the signal ends the call, it is
 * answered although the work may go on: nothing of it is committed any more.
 *
 * @throws CallOver when nothing was committed; CommitUnknown when something was, or may have been
 */
export async function withinScope<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  const { signal } = scope;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    clearTimeout(timer);
    if (scope.close()) reject(new CallOver());
    else timer = setTimeout(() => reject(new CommitUnknown('The commit took too long.')), answerMs);
  };
  let timer = setTimeout(giveUp, scope.leftMs + answerMs);
  signal.addEventListener('abort', giveUp, { once: true });
  const running = inScope(scope, work);
  try {
    return await Promise.race([running, over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    // Work that goes on after the answer may still fail; the call was answered already.
    running.catch(() => undefined);
  }
}
