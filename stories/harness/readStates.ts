import { answer, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { says, saysAtLeastOnce, type Sentence } from './form.ts';
import { offlineWithData, failedRefetch } from './refetchStories.ts';
import { harnessOf, scenario } from './withApp.tsx';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** A screen that reads data, and its main call. */
interface Reads {
  readonly at: string;
  readonly upstream: Readonly<Record<string, Script>>;
  /** `METHOD /path` of the call. */
  readonly route: string;
  /** Waits until the data is on the page. */
  readonly shown: (context: Context) => Promise<unknown>;
  /** The sentence that the screen shows if the first read fails. */
  readonly failure?: Sentence;
}

/**
 * The states of every screen that reads data: loading, failed, offline, and stale data with their
 * age.
 */
export function readStates({ at, upstream, route, shown, failure = 'error.protocol.text' }: Reads) {
  const answered = (script: Script) => scenario({ at, upstream: { ...upstream, [route]: script } });
  const parameters = scenario({ at, upstream });
  return {
    loading: { parameters: answered(answer.stall()) },
    failed: {
      parameters: answered(answer.html(502)),
      play: (context) => saysAtLeastOnce(context, failure),
    },
    failedRefetch: { parameters, ...failedRefetch(route, shown) },
    offline: {
      parameters: answered(answer.offline()),
      play: async (context) => {
        harnessOf(context).setOnline(false);
        await says(context, 'shell.offline');
      },
    },
    offlineWithData: { parameters, ...offlineWithData(shown) },
  } satisfies Record<string, StoryObj>;
}

/** Stalls reads of these routes, advances the clock and returns the text of this age. */
export async function letReadingsAge(
  context: Pick<Context, 'loaded'>,
  routes: readonly string[],
  seconds: number,
): Promise<string> {
  const harness = harnessOf(context);
  for (const route of routes) harness.upstream.script(route, answer.stall());
  await harness.advance(seconds * 1_000);
  return harness.t('price.age', { seconds });
}
