/** How many pages of the app lie behind this one, as the router keeps it in the history. */
export function historyIndex(): number {
  const state: unknown = history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}
