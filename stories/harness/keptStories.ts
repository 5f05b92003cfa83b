import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { failLater } from './failedKept.ts';
import { says, type Sentence } from './form.ts';
import { harnessOf } from './withApp.tsx';

type Shown = (context: StoryContext) => unknown;

/** What was read stays, marked with its age, where it cannot be read again. */
export const keptWhenFailing = (route: string, shown: Shown) =>
  ({
    play: async (context) => {
      await shown(context);
      await failLater(context, route);
      await shown(context);
    },
  }) satisfies StoryObj;

/** What was there stays without a network, and the screen says that there is none. */
export const keptOffline = (shown: Shown = () => null, sentence: Sentence = 'shell.offline') =>
  ({
    play: async (context) => {
      await shown(context);
      harnessOf(context).setOnline(false);
      await says(context, sentence);
      await shown(context);
    },
  }) satisfies StoryObj;
