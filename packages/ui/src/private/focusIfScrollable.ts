/**
 * A ref for a box that may scroll: while it does, it takes the focus, so that the arrow keys can
 * scroll it too; while everything fits, it is no stop on the way of the Tab key.
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
