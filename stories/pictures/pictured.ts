import { cdp, page } from 'vitest/browser';
import { initialGlobals } from '../.storybook/toolbar.ts';

const phone = { width: 390, height: 844, fontSize: 16 };

/**
 * Widths of taller screens, in CSS px. `@corro/ui` takes a screen for one with an open keyboard where it has been taller
 * at the same width: each height has a width of its own.
 */
const longPhoneWidth = 391;
export const sheetWidth = 392;

/** The long phone shows a whole page without scrolling; its text is set in the browser, for conditions in `em`. */
const screens = {
  'es-light': phone,
  'es-dark': phone,
  'de-200': { width: longPhoneWidth, height: 3000, fontSize: 32 },
} as const;

export type PictureMode = keyof typeof screens;

/** Sets the screen that a mode is pictured on. */
export async function setScreen(mode: PictureMode): Promise<void> {
  const { width, height, fontSize } = screens[mode];
  await page.viewport(width, height);
  await cdp().send('Page.setFontSizes', {
    fontSizes: { standard: fontSize, fixed: (fontSize * 13) / 16 },
  });
}

/** What the parameters of a story say about its pictures. */
export interface PictureParameters {
  /** See `atRest`. */
  readonly pictured?: 'everyMode';
  readonly chromatic?: { readonly disableSnapshot?: boolean };
  readonly docs?: { readonly story?: { readonly inline?: boolean } };
}

/** A story as Storybook composes it. */
export interface ComposedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: PictureParameters;
}

/** A component's story as the toolbar begins, that does not look like another one. */
export function hasPicture({ globals, parameters }: ComposedStory): boolean {
  return (
    parameters.chromatic?.disableSnapshot !== true &&
    Object.entries(initialGlobals).every(([name, value]) => globals[name] === value)
  );
}

/** It does not fit on a sheet beside others. */
export function coversPage({ parameters }: ComposedStory): boolean {
  return parameters.docs?.story?.inline === false;
}

/**
 * Waits until nothing has changed on the page for a moment, in ms: a list may read on, and an image come, after the `play`
 * has ended. Where a harness has let time pass, the ages of prices follow within a second.
 */
export async function comeToRest(moment = 150): Promise<void> {
  const hasPassed = performance.getEntriesByName('time passed').length > 0;
  performance.clearMarks();
  await document.fonts.ready;
  await quiet(hasPassed ? 1100 : moment);
  // How far the page has gone, and whether a bar has stepped aside for it, depends on when things came.
  scrollTo(0, 0);
  await drawn();
}

/** In ms. What never comes to rest is not waited for. */
const patience = 4000;

async function quiet(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(moment);
      clearTimeout(last);
      resolve();
    };
    let moment = setTimeout(end, milliseconds);
    const last = setTimeout(end, patience);
    const observer = new MutationObserver(() => {
      clearTimeout(moment);
      moment = setTimeout(end, milliseconds);
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, everything);
  });
}

async function drawn(): Promise<void> {
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}
