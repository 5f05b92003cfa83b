import type { StoryObj } from '@storybook/react-vite';

/** The phone, in CSS pixels, and one so long that it shows a whole page without scrolling. */
const phone = { width: 390, height: 844 };
const longPhone = { width: 390, height: 3000 };

/**
 * How the toolbar is set when a picture is taken, and on what screen, by the name of the mode: the
 * folder of its baselines, and its name in Chromatic, which reads them from here as well.
 */
export const modes = {
  'es-light': { viewport: phone, locale: 'es', theme: 'light', textSize: 'normal' },
  'es-dark': { viewport: phone, locale: 'es', theme: 'dark', textSize: 'normal' },
  'es-long': { viewport: longPhone, locale: 'es', theme: 'light', textSize: 'normal' },
  'de-200': { viewport: longPhone, locale: 'de', theme: 'light', textSize: 'double' },
} as const;

export type ModeName = keyof typeof modes;

/** Story parameters that choose the modes of its pictures; they override inherited ones. */
function picturedIn(...names: readonly ModeName[]) {
  const entries = Object.entries(modes).map(([name, mode]) => [
    name,
    names.some((wanted) => wanted === name) ? { ...mode, disable: false } : { disable: true },
  ]);
  return { chromatic: { disableSnapshot: false, modes: Object.fromEntries(entries) } };
}

/** Of every story that says nothing else: a component, in each theme. */
export const inBothThemes = picturedIn('es-light', 'es-dark');

/** Of a screen in one of its states. */
export const inSpanish = picturedIn('es-light');

/** Of a state that shows further down than a phone reaches. */
export const wholePage = picturedIn('es-long');

/** Set by Storybook's tests; Node, which takes the pictures by this table, has no environment there. */
export const isStoryTest =
  'env' in import.meta && import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** Of a screen, or a sheet of it, at rest: its `play` works in any language. */
export const atRest = {
  ...picturedIn('es-light', 'es-dark', 'de-200'),
  pictured: 'everyMode',
  // The meta may be `notPictured`, without axe.
  ...(isStoryTest ? { a11y: { test: 'error' } } : {}),
};

/**
 * What looks like another story is not pictured again, and tests check the accessibility of that one alone.
 *
 * @param because why the story has no picture of its own, such as the story whose picture is the same.
 */
export function notPictured(because: string) {
  return {
    chromatic: { disableSnapshot: true, because },
    ...(isStoryTest ? { a11y: { test: 'off' } } : {}),
  };
}

/** The same stories, none of them with a picture of its own. */
export function allNotPictured<Name extends string>(
  stories: Readonly<Record<Name, StoryObj>>,
  because: string,
): Readonly<Record<Name, StoryObj>> {
  const without = Object.entries<StoryObj>(stories).map(([name, story]) => [
    name,
    { ...story, parameters: { ...story.parameters, ...notPictured(because) } },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with its story
  return Object.fromEntries(without) as Record<Name, StoryObj>;
}
