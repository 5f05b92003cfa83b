import { afterEach, beforeEach, vi } from 'vitest';

/** What React has to say about a story is a failure of that story. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});
