import { useEffect, useRef } from 'react';

/** A reader within this distance of the end, in CSS pixels, counts as being at the end. */
const nearPx = 120;

/**
 * Scrolls the page to its end on mount, and again when `last` changes while the reader is at the
 * end. With `always`, every change of `last` scrolls.
 */
export function useEndInView(last: string, always: boolean): void {
  const wasAtEnd = useRef(true);
  const previous = useRef<string>(null);

  useEffect(() => {
    const updatePosition = () => {
      const { scrollHeight } = document.documentElement;
      wasAtEnd.current = scrollHeight - globalThis.innerHeight - globalThis.scrollY < nearPx;
    };
    globalThis.addEventListener('scroll', updatePosition, { passive: true });
    return () => globalThis.removeEventListener('scroll', updatePosition);
  }, []);

  useEffect(() => {
    if (last === previous.current) return;
    previous.current = last;
    if (!wasAtEnd.current && !always) return;
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
  }, [last, always]);
}
