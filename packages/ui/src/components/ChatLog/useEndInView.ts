import { useEffect, useRef } from 'react';

/** Who is this close to the end, in px, is reading the end. */
const nearPx = 120;

/**
 * Scrolls the page to its end when it first appears and when `last` changes under a reader who is
 * there, or in any case where `always` says so.
 */
export function useEndInView(last: string, always: boolean): void {
  const wasAtEnd = useRef(true);
  const shown = useRef<string>(null);

  useEffect(() => {
    const note = () => {
      const { scrollHeight } = document.documentElement;
      wasAtEnd.current = scrollHeight - globalThis.innerHeight - globalThis.scrollY < nearPx;
    };
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    if (last === shown.current) return;
    shown.current = last;
    if (!wasAtEnd.current && !always) return;
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
  }, [last, always]);
}
