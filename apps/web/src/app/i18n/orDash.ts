/** In place of what the upstream does not say. */
export const dash = '—';

/** What the upstream says; an em dash where it does not. */
export function orDash<Value>(said: Value | null): Value | typeof dash {
  return said ?? dash;
}
