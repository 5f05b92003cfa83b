import { useEffect, type RefObject } from 'react';

/** Passes the toolbar's settings to the frame inside `box`, if there is a frame. */
export function useFrameGlobals(
  box: RefObject<HTMLElement | null>,
  globals: Readonly<Record<string, unknown>>,
): void {
  const said = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  useEffect(() => {
    const frame = box.current?.querySelector('iframe');
    if (!frame) return;
    const address = new URL(frame.src);
    address.searchParams.set('globals', said);
    if (frame.src !== address.href) frame.src = address.href;
  }, [box, said]);
}
