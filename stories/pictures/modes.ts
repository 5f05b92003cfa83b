/** The phone, in CSS pixels, and one so long that it shows a whole page without scrolling. */
const phone = { width: 390, height: 844 };
const longPhone = { width: 390, height: 2000 };

/**
 * What the toolbar stands on when a picture is taken, and on what screen, by the name of the mode:
 * the folder of its baselines, and its name in Chromatic, which reads them from here as well.
 */
export const modes = {
  'es-light': { viewport: phone, locale: 'es', theme: 'light', textSize: 'normal' },
  'es-dark': { viewport: phone, locale: 'es', theme: 'dark', textSize: 'normal' },
  de: { viewport: longPhone, locale: 'de', theme: 'light', textSize: 'normal' },
  zh: { viewport: longPhone, locale: 'zh', theme: 'light', textSize: 'normal' },
  'es-200': { viewport: longPhone, locale: 'es', theme: 'light', textSize: 'double' },
} as const;

export type ModeName = keyof typeof modes;

/** Parameters that have a story pictured in these modes, besides those it is pictured in anyway. */
function picturedIn(...names: readonly ModeName[]) {
  return {
    chromatic: { modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
  };
}

/** The parameters of every story. */
export const inBothThemes = picturedIn('es-light', 'es-dark');

/** The parameters of a story that shows a screen at rest: its `play` gets by in any language. */
export const inEveryMode = picturedIn('de', 'zh', 'es-200');

/** @param because why no two pictures of the story would be alike. */
export function notPictured(because: string) {
  return { chromatic: { disableSnapshot: true, because } };
}
