import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

const secondMs = 1_000;

/** The time, epoch milliseconds, each second anew: for ages that are read while they grow. */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer = clock.setTimeout(tick, secondMs);
    function tick() {
      setNow(clock.now());
      timer = clock.setTimeout(tick, secondMs);
    }
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return now;
}
