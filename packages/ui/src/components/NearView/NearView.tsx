import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './NearView.css.ts';

export interface NearViewProps {
  /** What is shown from then on. It may read what it shows: nothing of it is there before. */
  children: ReactNode;
}

/** How far below the screen it may be, CSS pixels: it comes in before the reader does. */
const ahead = 300;

/** The end of a page, or another part of it that costs a call: shown once the reader comes near it. */
export function NearView({ children }: NearViewProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${ahead}px 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles.place} />;
}
