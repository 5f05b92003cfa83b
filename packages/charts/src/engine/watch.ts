/** What a picture must answer to. */
export interface Watched {
  /** The container has another size, CSS pixels. Called before the browser paints. */
  readonly resized: (width: number, height: number) => void;
  /** Colours, type or pixel density may have changed. */
  readonly restyled: () => void;
}

const conditions = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** Watches size, theme (on any ancestor), system colours and pixel density. Returns the end of it. */
export function watch(container: HTMLElement, watched: Watched): () => void {
  const ends = new AbortController();
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) watched.resized(entry.contentRect.width, entry.contentRect.height);
  });
  sizes.observe(container);
  const themes = new MutationObserver(watched.restyled);
  for (let at: Element | null = container; at; at = at.parentElement) {
    themes.observe(at, { attributeFilter: ['data-theme', 'data-prices'] });
  }
  for (const condition of conditions) {
    matchMedia(condition).addEventListener('change', watched.restyled, { signal: ends.signal });
  }
  watchDensity(watched.restyled, ends.signal);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    ends.abort();
  };
}

/** A query about the present density speaks up once, when it no longer holds: so it is asked again. */
function watchDensity(changed: () => void, signal: AbortSignal): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      changed();
      watchDensity(changed, signal);
    },
    { once: true, signal },
  );
}
