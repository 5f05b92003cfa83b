import { startTransition, useEffect, useState } from 'react';
import type { Side } from './side.tsx';
import { ServicesProvider, type Services } from './services.ts';

export interface RootProps {
  readonly services: Services;
  readonly initial: Side;
  /** Fetches what the other side of the login needs, and puts the address right. */
  readonly openSide: () => Promise<Side>;
}

/**
 * Shows the side of the login that the session is on (spec §2, guard). It changes over once the
 * other side is fetched; until then what is there stays. A side that cannot be fetched is asked
 * for again when the network is back.
 */
export function Root({ services, initial, openSide }: RootProps) {
  const [side, setSide] = useState(initial);

  useEffect(() => {
    let asked = 0;
    const follow = () => {
      asked += 1;
      const mine = asked;
      openSide().then(
        (next) => {
          if (mine === asked) startTransition(() => setSide(next));
        },
        () => addEventListener('online', follow, { once: true }),
      );
    };
    const isCustomer = services.session.state().token !== null;
    if (isCustomer !== (initial.kind === 'customer')) follow();
    return services.session.subscribe(follow);
  }, [services, initial, openSide]);

  return <ServicesProvider value={services}>{side.element}</ServicesProvider>;
}
