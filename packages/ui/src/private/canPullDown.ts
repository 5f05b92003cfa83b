/**
 * True if a finger on this element may pull down its surroundings: everything around it is scrolled to the top, and it
 * drags nothing itself.
 */
export function canPullDown(target: EventTarget | null, outermost: Element | null = null): boolean {
  if (!(target instanceof Element) || target.closest('input[type="range"], textarea')) return false;
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
    if (at === outermost) break;
  }
  return true;
}
