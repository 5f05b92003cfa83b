/** Whether a finger on this may pull down what is around it: that is at its top, and it drags nothing of its own. */
export function canPullDown(target: EventTarget | null, outermost: Element | null = null): boolean {
  if (!(target instanceof Element) || target.closest('input[type="range"], textarea')) return false;
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
    if (at === outermost) break;
  }
  return true;
}
