import { cdp, page } from 'vitest/browser';
import { initialGlobals } from '../.storybook/toolbar.ts';

const phone = { width: 390, height: 844, fontSize: 16 };

/**
 * Widths of taller screens, in CSS px. Each height has a width of its own: if a screen was taller
 * before at the same width, `@corro/ui` assumes that the keyboard is open.
 */
const longPhoneWidth = 391;
export const sheetWidth = 392;

/**
 * The long phone shows a whole page without scrolling. Text sizes are set in the browser, so that
 * media queries in `em` apply.
 */
const screens = {
  'es-light': phone,
  'es-dark': phone,
  'de-200': { width: longPhoneWidth, height: 3000, fontSize: 32 },
} as const;

export type PictureMode = keyof typeof screens;

/** Sets the screen and text size of a mode. */
export async function setScreen(mode: PictureMode): Promise<void> {
  const { width, height, fontSize } = screens[mode];
  await page.viewport(width, height);
  await cdp().send('Page.setFontSizes', {
    fontSizes: { standard: fontSize, fixed: (fontSize * 13) / 16 },
  });
}

/** The parameters of a story about its pictures. */
export interface PictureParameters {
  /** See `atRest`. */
  readonly pictured?: 'everyMode';
  readonly chromatic?: {
    readonly disableSnapshot?: boolean;
    readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
  };
  readonly docs?: { readonly story?: { readonly inline?: boolean } };
  /** The story's clock. */
  readonly now?: () => number;
}

/** A story as Storybook composes it. */
export interface ComposedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: PictureParameters;
}

/** Whether a story has a picture: it is not `notPictured` and does not set the toolbar. */
export function hasPicture({ globals, parameters }: ComposedStory): boolean {
  return (
    parameters.chromatic?.disableSnapshot !== true &&
    Object.entries(initialGlobals).every(([name, value]) => globals[name] === value)
  );
}

/** Whether a story covers the page, so that it does not fit on a sheet with others. */
export function coversPage({ parameters }: ComposedStory): boolean {
  return parameters.docs?.story?.inline === false;
}

/**
 * Waits until the page has not changed for `moment` milliseconds: after the `play`, a list may
 * still load rows and an image may arrive. If the harness has advanced the clock, waits longer: the
 * ages of prices change within a second.
 */
export async function waitForRest(moment = 150): Promise<void> {
  const hasPassed = performance.getEntriesByName('time passed').length > 0;
  performance.clearMarks();
  await document.fonts.ready;
  await quiet(hasPassed ? 1100 : moment);
  // The scroll position, and whether a bar is hidden, depend on the order of events: reset both.
  scrollTo(0, 0);
  await drawn();
}

/** Maximum wait in milliseconds, for pages that never stop changing. */
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
