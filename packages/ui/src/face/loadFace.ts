/** Network information; not available in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads the theme's font when the browser is idle. Until then the text has a system font scaled to
 * the same widths, so that nothing moves. Does nothing with data saving or on 2G. Call it after the
 * first view.
 *
 * @param when `now` loads at once, for pages that measure text; `idle` (default) waits until the
 *   browser is idle
 * @throws Error when the font cannot be loaded; the text keeps its font
 */
export async function loadFace(when: 'idle' | 'now' = 'idle'): Promise<void> {
  if (savesData(navigator)) return;
  if (when === 'idle') await idle();
  const { href } = new URL('./face.woff2', import.meta.url);
  // `swap` shows the text in the system's font while the font loads.
  const face = new FontFace('Corro', `url(${href})`, { weight: '400 600', display: 'swap' });
  // Added before it has loaded, so that charts hear of `loadingdone` and draw again.
  document.fonts.add(face);
  await face.load();
}

function savesData({ connection }: Navigator & { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Safari has no idle callback. */
async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
