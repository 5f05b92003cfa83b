import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { says } from './form.ts';
import { harnessOf } from './withApp.tsx';

/**
 * Fails a route when all is read again 12 s later, and holds that the screen says so, with the age of
 * what it keeps. What stays is the story's to hold.
 */
export async function failLater(
  context: Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>,
  route: string,
  how = answer.html(502),
): Promise<void> {
  const harness = harnessOf(context);
  harness.upstream.script(route, how);
  await harness.pass(12_000);
  await harness.refresh();
  await says(context, 'query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
}
