import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { says } from './form.ts';
import { stageOf } from './withApp.tsx';

/**
 * Fails a route when all is read again 12 s later, and holds that the screen says so, with the age of
 * what it keeps. What stays is the story's to hold.
 */
export async function failLater(
  context: Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>,
  route: string,
  how = answer.html(502),
): Promise<void> {
  const stage = stageOf(context);
  stage.upstream.script(route, how);
  await stage.pass(12_000);
  await stage.refresh();
  await says(context, 'query.failedKept', { age: stage.t('query.stale', { seconds: 12 }) });
}
