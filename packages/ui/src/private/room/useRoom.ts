import { useEffect } from 'react';
import { watchRoom } from './watchRoom.ts';

let users = 0;
let stop = () => {};

/** Keeps the field that one types in, and its main button, in view for as long as it is active. */
export function useRoom(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    users += 1;
    if (users === 1) stop = watchRoom();
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
  }, [active]);
}
