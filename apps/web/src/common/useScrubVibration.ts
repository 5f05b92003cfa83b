import { useRef } from 'react';
import { useServices } from '../app/services.ts';

const shakeMs = 8;
/** Minimum pause in milliseconds: closer vibrations feel like one. */
const restMs = 50;

/** Vibrates when the finger reaches another point of a chart. */
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
