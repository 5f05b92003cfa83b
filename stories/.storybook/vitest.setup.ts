import { afterEach, beforeEach, vi, type TestContext } from 'vitest';
import { contrastInTheDark } from './contrastInTheDark.ts';

/** What React has to say about a story is a failure of that story. */
const complaints: string[] = [];

beforeEach(() => {
  // The stories share a page: what one went through in its history is not behind the next one.
  history.replaceState(null, '');
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

/** What Storybook's plugin puts into the context of a test. */
interface StoryTest {
  readonly story?: {
    readonly parameters?: { readonly chromatic?: { readonly disableSnapshot?: boolean } };
  };
}

afterEach(async ({ story }: TestContext & StoryTest) => {
  vi.restoreAllMocks();
  // A story without a picture of its own looks like another one, which is checked for its colours.
  const hasTwin = story?.parameters?.chromatic?.disableSnapshot === true;
  const unreadable = hasTwin ? [] : await contrastInTheDark();
  if (unreadable.length > 0) throw new Error(`In the dark theme: ${unreadable.join('\n')}`);
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});
