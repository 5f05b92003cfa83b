/** Makes the device shake, where it can and its owner does not ask for less motion. */
export function vibrateDevice(milliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Not every browser has it.
  if ('vibrate' in navigator) navigator.vibrate(milliseconds);
}
