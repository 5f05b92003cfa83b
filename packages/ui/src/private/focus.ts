/** Marks elements that take the focus on mount: React's `autoFocus` leaves no attribute. */
export const takingFocusAttribute = 'data-taking-focus';

/** Makes an input take the focus on mount, in pages and overlays. */
export function takingFocus(autoFocus = false) {
  return autoFocus ? { autoFocus, [takingFocusAttribute]: '' } : {};
}

/** Ref of a box that may scroll: focusable only while it overflows, for the arrow keys. */
export function focusIfScrollable(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const measure = () => {
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (scrolls) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
