import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { failRefetch } from './failRefetch.ts';
import { says, type Sentence } from './form.ts';
import { harnessOf } from './withApp.tsx';

type Shown = (context: StoryContext) => unknown;

/** After a failed refetch the screen keeps its data and shows their age. */
export const failedRefetch = (route: string, shown: Shown) =>
  ({
    play: async (context) => {
      await shown(context);
      await failRefetch(context, route);
      await shown(context);
    },
  }) satisfies StoryObj;

/** Without a network the screen keeps its data and says that the device is offline. */
export const offlineWithData = (shown: Shown = () => null, sentence: Sentence = 'shell.offline') =>
  ({
    play: async (context) => {
      await shown(context);
      harnessOf(context).setOnline(false);
      await says(context, sentence);
      await shown(context);
    },
  }) satisfies StoryObj;
