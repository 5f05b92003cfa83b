import { afterEach, beforeEach, vi, type TestContext } from 'vitest';
import { contrastIn } from './contrast.ts';
import { unexplainedButtons } from './disabled.ts';

/** What React has to say about a story is a failure of that story. */
const complaints: string[] = [];

/**
 * Said once of a screen whose chunk is there: it is used again as the screen is rendered, in the `act` that
 * Storybook puts around an event and does not await.
 */
const ofStorybook = /^A component suspended inside an `act` scope/;

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const complaint = words.map(String).join(' ');
    if (!ofStorybook.test(complaint)) complaints.push(complaint);
  });
});

/** What Storybook's plugin puts into the context of a test. */
interface StoryTest {
  readonly story?: {
    readonly id?: string;
    readonly parameters?: {
      readonly a11y?: { readonly test?: string };
    };
  };
}

afterEach(async ({ story }: TestContext & StoryTest) => {
  vi.restoreAllMocks();
  const isChecked = story?.parameters?.a11y?.test !== 'off';
  const unreadable = isChecked
    ? [...(await contrastIn('light')), ...(await contrastIn('dark'))]
    : [];
  const unexplained = story?.id?.startsWith('screens-') === true ? unexplainedButtons() : [];
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});
