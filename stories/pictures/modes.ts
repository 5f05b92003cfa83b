import type { StoryObj } from '@storybook/react-vite';

/**
 * Screens in CSS pixels: the phone, and a phone so long that it shows a whole page without
 * scrolling.
 */
const phone = { width: 390, height: 844 };
const longPhone = { width: 390, height: 3000 };

/**
 * Screen and toolbar settings of pictures, by mode. The name of a mode is the folder of its
 * baselines and its name in Chromatic, which reads this table too.
 */
export const modes = {
  'es-light': { viewport: phone, locale: 'es', theme: 'light', textSize: 'normal' },
  'es-dark': { viewport: phone, locale: 'es', theme: 'dark', textSize: 'normal' },
  'es-long': { viewport: longPhone, locale: 'es', theme: 'light', textSize: 'normal' },
  'de-200': { viewport: longPhone, locale: 'de', theme: 'light', textSize: 'double' },
} as const;

export type ModeName = keyof typeof modes;

/** Parameters that choose the modes of a story's pictures; they override inherited parameters. */
function picturedIn(...names: readonly ModeName[]) {
  const entries = Object.entries(modes).map(([name, mode]) => [
    name,
    names.some((wanted) => wanted === name) ? { ...mode, disable: false } : { disable: true },
  ]);
  return { chromatic: { disableSnapshot: false, modes: Object.fromEntries(entries) } };
}

/** The default: a component's story in each theme. */
export const inBothThemes = picturedIn('es-light', 'es-dark');

/** Parameters of a story that shows a state of a screen. */
export const inSpanish = picturedIn('es-light');

/** Parameters of a story that shows a state below the height of a phone. */
export const wholePage = picturedIn('es-long');

/** Whether this runs in a story test. Node also loads this file, and has no `import.meta.env`. */
export const isStoryTest =
  'env' in import.meta && import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** Parameters of a story of a screen or sheet at rest, whose `play` works in any language. */
export const atRest = {
  ...picturedIn('es-light', 'es-dark', 'de-200'),
  pictured: 'everyMode',
  // Turns axe on again, because `notPictured` in the meta turns it off.
  ...(isStoryTest ? { a11y: { test: 'error' } } : {}),
};

/** The same without a picture in large text, which would look like another story's. */
export const atRestInBothThemes = { ...atRest, ...inBothThemes };

/**
 * Parameters of a story that looks like another story: it has no picture, and tests check only the
 * other story with axe.
 *
 * @param because why the story has no picture of its own, such as the story whose picture is the
 *   same.
 */
export function notPictured(because: string) {
  return {
    chromatic: { disableSnapshot: true, because },
    ...(isStoryTest ? { a11y: { test: 'off' } } : {}),
  };
}

/** The same stories without pictures. */
export function allNotPictured<Name extends string>(
  stories: Readonly<Record<Name, StoryObj>>,
  because: string,
): Readonly<Record<Name, StoryObj>> {
  const without = Object.entries<StoryObj>(stories).map(([name, story]) => [
    name,
    { ...story, parameters: { ...story.parameters, ...notPictured(because) } },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names
  return Object.fromEntries(without) as Record<Name, StoryObj>;
}
