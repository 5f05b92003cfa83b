/**
 * True if a finger on this element may pull down its surroundings: the element and all that contain
 * it, up to `outermost`, are scrolled to the top, and the finger is not on a slider or a text area.
 */
export function canPullDown(target: EventTarget | null, outermost: Element | null = null): boolean {
  if (!(target instanceof Element) || target.closest('input[type="range"], textarea')) return false;
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
    if (at === outermost) break;
  }
  return true;
}
