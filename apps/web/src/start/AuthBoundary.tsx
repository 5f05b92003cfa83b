import { startTransition, useEffect, useState } from 'react';
import { lossOf } from '../app/chunks/lostChunks.ts';
import { ServicesProvider, type Services } from '../app/services.ts';
import type { AuthView } from './authView.tsx';
import { showStartFailure } from '../app/chunks/reloadOnce.ts';

export interface AuthBoundaryProps {
  readonly services: Services;
  readonly initial: AuthView;
  /** Fetches what the other side of the login needs, and puts the address right. */
  readonly loadAuthView: () => Promise<AuthView>;
}

/** How long until a side that could not be fetched is asked for again. */
const againMs = 5000;

/**
 * Shows the side of the login that the session is on (spec §2, guard). It changes over once the
 * other side is fetched; until then what is there stays. A side that cannot be fetched is asked
 * for again and again, and at once when the network is back; one that is gone cannot start.
 */
export function AuthBoundary({ services, initial, loadAuthView }: AuthBoundaryProps) {
  const [side, setSide] = useState(initial);

  useEffect(() => {
    let shown = initial.kind;
    let asked = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const isOf = (kind: AuthView['kind']) =>
      (services.session.state().token !== null) === (kind === 'signedIn');
    const follow = () => {
      clearTimeout(again);
      asked += 1;
      const mine = asked;
      loadAuthView().then(
        (next) => {
          if (mine !== asked) return;
          shown = next.kind;
          startTransition(() => setSide(next));
        },
        async (error: unknown) => {
          const loss = await lossOf(error);
          if (mine !== asked) return;
          if (loss === 'gone') showStartFailure();
          else again = setTimeout(follow, againMs);
        },
      );
    };
    const followOnline = () => {
      if (!isOf(shown)) follow();
    };
    followOnline();
    addEventListener('online', followOnline);
    const unsubscribe = services.session.subscribe(follow);
    return () => {
      unsubscribe();
      removeEventListener('online', followOnline);
      clearTimeout(again);
      asked += 1;
    };
  }, [services, initial, loadAuthView]);

  return <ServicesProvider value={services}>{side.element}</ServicesProvider>;
}
