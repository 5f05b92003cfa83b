import { version } from 'react';
import { afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import {
  waitForRest,
  coversPage,
  hasPicture,
  setScreen,
  type PictureParameters,
} from '../pictures/pictured.ts';
import { contrastIn } from './contrast.ts';
import { unexplainedButtons } from './disabled.ts';

/** Calls of `console.error`, mostly React's warnings, during a story; each call fails the story. */
const complaints: string[] = [];

const [reactVersion] = version.split('.');
if (reactVersion !== import.meta.env['REACT']) throw new Error(`The stories run on ${version}`);

const ignored = [
  // Storybook wraps events in an `act` without awaiting it. A screen that is a lazy component
  // suspends once in this `act`, even if the screen's chunk is loaded.
  /^A component suspended inside an `act` scope/,
  // React says so if a component updates while that `act` still runs.
  /^The current testing environment is not configured to support act/,
  // React 18 warns so on a server. A story that renders like a server gets this warning too,
  // although it has a document.
  /^Warning: useLayoutEffect does nothing on the server/,
];

/**
 * The real `Date.now`, restored after each story, because a story may replace it by a stopped
 * clock: Vitest runs this setup again for the next file only if `Date.now` has advanced.
 */
const { now } = Date;

beforeEach(() => {
  complaints.length = 0;
  performance.clearMarks();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const complaint = words.map(String).join(' ');
    if (!ignored.some((warning) => warning.test(complaint))) complaints.push(complaint);
  });
});

/** The composed story that Storybook's plugin puts into the context of a test. */
interface StoryTest {
  readonly story?: {
    readonly id: string;
    readonly globals: Readonly<Record<string, unknown>>;
    readonly parameters: PictureParameters & { readonly a11y?: { readonly test?: string } };
    readonly run: (context: { globals: Readonly<Record<string, unknown>> }) => Promise<void>;
  };
}

afterEach(async ({ story, task }: TestContext & StoryTest) => {
  try {
    const isChecked = story !== undefined && task.result?.state !== 'fail';
    // Skipped on React 18: the looks of a story do not depend on React's version.
    if (isChecked && reactVersion !== '18') await checkStory(story);
  } finally {
    Date.now = now;
    vi.restoreAllMocks();
  }
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});

/** Checks a story as its `play` has left it. */
async function checkStory(story: NonNullable<StoryTest['story']>): Promise<void> {
  const { id, parameters } = story;
  const problems = id.startsWith('screens-') ? unexplainedButtons() : [];
  const isAtRest = parameters.pictured === 'everyMode';
  const isPictured = isAtRest || (coversPage(story) && hasPicture(story));
  restoreStickyBars();
  if (isPictured) await waitForRest();
  for (const theme of ['light', 'dark'] as const) {
    if (isPictured || parameters.a11y?.test !== 'off') problems.push(...(await contrastIn(theme)));
    if (isPictured) await expect(page).toMatchScreenshot(`es-${theme}/${id}`);
  }
  if (isAtRest) await compareInGerman(story);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function compareInGerman({ id, globals, parameters, run }: NonNullable<StoryTest['story']>) {
  await setScreen('de-200');
  try {
    const german = { locale: 'de', textSize: 'double', a11y: { manual: true } };
    await run({ globals: { ...globals, ...german } });
    restoreStickyBars();
    await waitForRest();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, 'nothing is wider than the phone').toBeLessThanOrEqual(clientWidth);
    if (parameters.chromatic?.modes?.['de-200']?.disable === true) return;
    await expect(page).toMatchScreenshot(`de-200/${id}`);
  } finally {
    await setScreen('es-light');
  }
}

/** Makes the header and footer sticky again: `inApp` moves them into the page's flow for axe. */
function restoreStickyBars(): void {
  document.querySelector('#static-bars')?.remove();
}
