/** On what takes the focus when it appears: React leaves no trace of it in the page. */
export const takingFocusAttribute = 'data-taking-focus';

/** Makes an input take the focus when it appears, in the page and in overlays. */
export function takingFocus(autoFocus = false) {
  return autoFocus ? { autoFocus, [takingFocusAttribute]: '' } : {};
}

/**
 * A ref for a box that may scroll: while it does, it takes the focus, so that the arrow keys can
 * scroll it too; while everything fits, it is not a tab stop.
 */
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
