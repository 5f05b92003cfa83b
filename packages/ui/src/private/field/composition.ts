/**
 * True while an input method composes. If the field were written to, the input method would insert
 * the composed text again.
 */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

/** Key code of every key that an input method handles. */
const inputMethodKeyCode = 229;

/**
 * True for a key that belongs to an input method. In Safari, the composition has already ended when
 * the event of the Enter key that ends it arrives, so `isComposing` is false.
 */
export function isComposingKey(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of such a key in Safari
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}
