/** What a line costs the reader; Safari and Firefox do not tell. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches the face of the theme when the browser has nothing better to do, and puts it on all text. Until then the
 * system's font has its widths, so nothing moves. It is not fetched where the device saves data or the line is that
 * of 2G. Call it once the first view is there.
 *
 * @param when `now` where text is to be measured rather than read soon; `idle` if left out
 * @throws Error where the face cannot be fetched; the text then stays as it is
 */
export async function loadFace(when: 'idle' | 'now' = 'idle'): Promise<void> {
  if (isSpared(navigator)) return;
  if (when === 'idle') await idle();
  const { href } = new URL('./face.woff2', import.meta.url);
  const face = new FontFace('Corro', `url(${href})`, { weight: '400 600' });
  // A face that is still to come would hide the text it is for.
  document.fonts.add(await face.load());
}

function isSpared({ connection }: Navigator & { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Safari has no way to ask for it. */
async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
