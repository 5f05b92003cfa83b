import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { says } from './form.ts';
import { harnessOf } from './withApp.tsx';

/**
 * Makes a route fail, refetches all queries 12 s later, and asserts that the screen reports the
 * failure and the age of the data that it still shows. The story itself asserts these data.
 */
export async function failRefetch(
  context: Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>,
  route: string,
  how = answer.html(502),
  sentence: 'query.failedKept' | 'query.failedKept.prices' = 'query.failedKept',
): Promise<void> {
  const harness = harnessOf(context);
  harness.upstream.script(route, how);
  await harness.advance(12_000);
  await harness.refresh();
  await says(context, sentence, { age: harness.t('query.stale', { seconds: 12 }) });
}

/** Refusal of an upstream that receives no prices. */
export const noPrices = answer.refusal({ code: 'busy', values: { reason: 'prices' } });
