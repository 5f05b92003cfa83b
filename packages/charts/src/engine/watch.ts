export interface Observer {
  /** Called with the new size in CSS pixels, before the browser paints. */
  readonly resized: (width: number, height: number) => void;
  /** Called when colours, fonts or pixel density may have changed. */
  readonly restyled: () => void;
}

const conditions = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/**
 * Observes size, theme (on any ancestor), system colours and pixel density. Returns the function
 * that stops it.
 */
export function watch(container: HTMLElement, observer: Observer): () => void {
  const ending = new AbortController();
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) observer.resized(entry.contentRect.width, entry.contentRect.height);
  });
  sizes.observe(container);
  const themes = new MutationObserver(observer.restyled);
  for (let at: Element | null = container; at; at = at.parentElement) {
    themes.observe(at, { attributeFilter: ['data-theme', 'data-prices'] });
  }
  for (const condition of conditions) {
    matchMedia(condition).addEventListener('change', observer.restyled, { signal: ending.signal });
  }
  // A canvas keeps the text of the font that was there when it was drawn.
  document.fonts.addEventListener('loadingdone', observer.restyled, { signal: ending.signal });
  watchDensity(observer.restyled, ending.signal);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    ending.abort();
  };
}

/**
 * Calls back at each change of the pixel density. A media query names one density, so each change
 * needs a query for the new density.
 */
function watchDensity(onChange: () => void, signal: AbortSignal): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onChange();
      watchDensity(onChange, signal);
    },
    { once: true, signal },
  );
}
