import { useEffect, useState } from 'react';

/** Movements shorter than this, in px, are a finger that trembles. */
const least = 8;

/**
 * Whether what floats over the page steps aside: while the reader scrolls on. It comes back when
 * they scroll back, and at the end of the page, where space is reserved for it.
 */
export function useAsideWhileReading(): boolean {
  const [aside, setAside] = useState(false);

  useEffect(() => {
    let before = globalThis.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = globalThis;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (atEnd || scrollY <= 0) setAside(false);
      else if (Math.abs(scrollY - before) < least) return;
      else setAside(scrollY > before);
      before = scrollY;
    };
    globalThis.addEventListener('scroll', look, { passive: true });
    return () => globalThis.removeEventListener('scroll', look);
  }, []);

  return aside;
}
