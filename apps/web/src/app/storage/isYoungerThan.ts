/**
 * Whether something was kept less than a lifetime ago; all in milliseconds. What comes from further
 * ahead than that was kept by a clock that has been set back since: its age is not known.
 */
export function isYoungerThan(lifetime: number, keptAt: number, now: number): boolean {
  return Math.abs(now - keptAt) < lifetime;
}
