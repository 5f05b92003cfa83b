import { afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import {
  comeToRest,
  coversPage,
  hasPicture,
  setScreen,
  type PictureParameters,
} from '../pictures/pictured.ts';
import { contrastIn } from './contrast.ts';
import { unexplainedButtons } from './disabled.ts';

/** What React has to say about a story is a failure of that story. */
const complaints: string[] = [];

/**
 * Said once of a screen whose chunk is there: it is used again as the screen is rendered, in the `act` that
 * Storybook puts around an event and does not await.
 */
const ofStorybook = /^A component suspended inside an `act` scope/;

/** Vitest runs this file anew for each file of stories only where `Date.now` has moved on: a story stops it. */
const { now } = Date;

beforeEach(() => {
  complaints.length = 0;
  performance.clearMarks();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const complaint = words.map(String).join(' ');
    if (!ofStorybook.test(complaint)) complaints.push(complaint);
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
    if (story !== undefined && task.result?.state !== 'fail') await checkStory(story);
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
  standBars();
  if (isPictured) await comeToRest();
  for (const theme of ['light', 'dark'] as const) {
    if (isPictured || parameters.a11y?.test !== 'off') problems.push(...(await contrastIn(theme)));
    if (isPictured) await expect(page).toMatchScreenshot(`es-${theme}/${id}`);
  }
  if (isAtRest) await compareInGerman(story);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function compareInGerman({ id, globals, run }: NonNullable<StoryTest['story']>) {
  await setScreen('de-200');
  try {
    const german = { locale: 'de', textSize: 'double', a11y: { manual: true } };
    await run({ globals: { ...globals, ...german } });
    standBars();
    await comeToRest();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, 'nothing is wider than the phone').toBeLessThanOrEqual(clientWidth);
    await expect(page).toMatchScreenshot(`de-200/${id}`);
  } finally {
    await setScreen('es-light');
  }
}

/** Puts the bars back where the customer sees them: `inApp` lays them for axe. */
function standBars(): void {
  document.querySelector('#laid-bars')?.remove();
}
