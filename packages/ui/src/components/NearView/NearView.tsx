import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './NearView.css.ts';

export interface NearViewProps {
  /** Content that may load data. It is mounted once it comes near the view, and then stays. */
  children: ReactNode;
}

/** CSS pixels below the screen at which content is mounted. */
const ahead = 300;

/**
 * Mounts `children` once the reader scrolls near their place, so that unseen content loads no data.
 */
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
