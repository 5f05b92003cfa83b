import { useEffect, type RefObject } from 'react';

/** Keeps the frame inside `box` as high as its story. */
export function useFrameHeight(box: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const frame = active ? box.current?.querySelector('iframe') : null;
    if (!frame) return undefined;
    const growing = new ResizeObserver(([root]) => {
      const height = root?.target.scrollHeight ?? 0;
      if (height > 0) frame.parentElement?.style.setProperty('height', `${height}px`);
    });
    const observe = () => {
      const root = frame.contentDocument?.querySelector('#storybook-root');
      if (root) growing.observe(root);
    };
    observe();
    frame.addEventListener('load', observe);
    return () => {
      frame.removeEventListener('load', observe);
      growing.disconnect();
    };
  }, [box, active]);
}
