import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useChangedElsewhere } from './useChangedElsewhere.ts';

/** Whether amounts are hidden, and how to turn that over; the device keeps it, past a logout too. */
export function useHiddenAmounts(): readonly [boolean, () => void] {
  const { storage } = useServices();
  const isKeptHidden = () => storage.read('amounts') === 'hidden';
  const [isHidden, setHidden] = useState(isKeptHidden);
  useChangedElsewhere('amounts', () => setHidden(isKeptHidden()));
  const turn = () => {
    if (isHidden) storage.remove('amounts');
    else storage.write('amounts', 'hidden');
    setHidden(!isHidden);
  };
  return [isHidden, turn];
}
