import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { MadeWith } from './madeWith.ts';
import type { Story } from './pictures.ts';
import { built, Room, startBrowser } from './Room.ts';
import { whatDraws } from './whatDraws.ts';

/**
 * Builds the static Storybook as Chromatic does, without its docs.
 *
 * @throws {Error} with all that Storybook said, when it could not be built.
 */
export function build(): void {
  const { status, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--test', '--loglevel', 'error', '--output-dir', built],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}${stderr}`);
}

/** Every story of the build, and what this machine draws them with. */
export async function look(): Promise<{ stories: Story[]; here: MadeWith }> {
  const browser = await startBrowser();
  try {
    const room = await Room.open(browser, 'es-light');
    const stories = await room.stories();
    const [first] = stories;
    if (first === undefined) throw new Error('The Storybook has no stories.');
    await room.show(first.id);
    return { stories, here: await whatDraws(room.page) };
  } finally {
    await browser.close();
  }
}
