/**
 * True while an input method composes: writing to the field would then repeat the composed text.
 */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
