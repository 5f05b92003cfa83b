/** Marks elements that take the focus on mount: React's `autoFocus` leaves no attribute. */
export const takingFocusAttribute = 'data-taking-focus';

/** Makes an input take the focus on mount, in pages and overlays. */
export function takingFocus(autoFocus = false) {
  return autoFocus ? { autoFocus, [takingFocusAttribute]: '' } : {};
}
