/** Whether an input method is still composing the text, so that writing to the field would repeat it. */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
