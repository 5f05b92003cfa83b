import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

/** A text once it has stood for `delayMs`; an empty one at once. */
export function useDebounced(text: string, delayMs: number): string {
  const { clock } = useServices();
  const [settled, setSettled] = useState(text);
  // What stood before the field was emptied is not asked for again.
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = clock.setTimeout(() => setSettled(text), delayMs);
    return () => clock.clearTimeout(timer);
  }, [clock, text, delayMs]);
  return settled;
}
