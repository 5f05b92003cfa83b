/** Checks if an input method is still composing: writing to the field would repeat its text. */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
