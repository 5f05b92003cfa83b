const pageStep = 10;

/** Returns the index that a key selects: null clears the selection, undefined means another key. */
export function keyTarget(key: string, from: number, last: number): number | null | undefined {
  const clamped = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamped(from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamped(from + 1);
    case 'PageDown':
      return clamped(from - pageStep);
    case 'PageUp':
      return clamped(from + pageStep);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
