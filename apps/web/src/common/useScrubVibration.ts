import { useRef } from 'react';
import { useServices } from '../app/services.ts';

const shakeMs = 8;
/** Between two of them, milliseconds: closer ones are felt as one. */
const restMs = 50;

/** What lets the device be felt each time another point comes under the finger. */
export function useScrubVibration(): () => void {
  const { vibrate, clock } = useServices();
  const last = useRef(-restMs);
  return () => {
    const now = clock.now();
    if (now - last.current < restMs) return;
    last.current = now;
    vibrate(shakeMs);
  };
}
