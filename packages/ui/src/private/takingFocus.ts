/** On what takes the focus when it appears: React leaves no trace of it in the page. */
export const takingFocusAttribute = 'data-taking-focus';

/** Makes an input take the focus when it appears, in the page and in whatever opens over it. */
export function takingFocus(autoFocus = false) {
  return autoFocus ? { autoFocus, [takingFocusAttribute]: '' } : {};
}
