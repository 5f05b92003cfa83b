import { startTransition, useEffect, useState } from 'react';
import { lossOf } from '../app/chunks/lostChunks.ts';
import { ServicesProvider, type Services } from '../app/services.ts';
import type { AuthView } from './authView.tsx';
import { showStartFailure } from '../app/chunks/reloadOnce.ts';

export interface AuthBoundaryProps {
  readonly services: Services;
  readonly initial: AuthView;
  /** Loads the app for the current session and corrects the address. */
  readonly loadAuthView: () => Promise<AuthView>;
}

/** Pause before loading is retried, in milliseconds. */
const againMs = 5000;

/**
 * Shows the signed-in or signed-out app by the session (spec §2, guard). The current app stays
 * until the other is loaded. Loading is retried, and immediately when the network returns; if the
 * chunk is gone, the start failure is shown.
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
