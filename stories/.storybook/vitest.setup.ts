import { afterEach, beforeEach, vi } from 'vitest';
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

afterEach(async () => {
  vi.restoreAllMocks();
  const unreadable = await contrastInTheDark();
  if (unreadable.length > 0) throw new Error(`In the dark theme: ${unreadable.join('\n')}`);
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});
