/** A finger, CSS pixels from the chart's top left. */
export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers closer than this count as this far apart, so that a pinch never divides by nothing. */
const closest = 24;

/** Middle and horizontal distance of two fingers; their distance counts when it is steep. */
export function fingerSpread(fingers: readonly Finger[]): { middle: number; width: number } {
  const [a, b = a] = fingers;
  if (!a || !b) return { middle: 0, width: closest };
  const width = Math.max(closest, Math.hypot(a.x - b.x, a.y - b.y));
  return { middle: (a.x + b.x) / 2, width };
}

const edge = 32;

/** How far to pan in this frame because a finger is near an end of the chart; 0 in between. */
export function edgePush(x: number, width: number): number {
  if (x < edge) return (edge - Math.max(0, x)) / 4;
  if (x > width - edge) return (width - edge - Math.min(width, x)) / 4;
  return 0;
}
