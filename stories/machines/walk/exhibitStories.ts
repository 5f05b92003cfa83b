import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { inApp, scene } from '../../screens/withApp.tsx';
import type { Exhibit } from './Exhibit.ts';
import { shortestPath } from './shortestPath.ts';
import { openExhibit, walkTo } from './walk.ts';

/** The screen with its machine in one state, come to by the shortest path. */
export function standingIn(exhibit: Exhibit, leaf: string): StoryObj {
  return {
    ...inApp,
    parameters: {
      ...inApp.parameters,
      ...scene(exhibit.scene),
      ...notPictured('The stories of its screen picture what each state looks like.'),
    },
    play: (context) => walkTo(exhibit, context, leaf),
  };
}

/** Holds that no path leads to states that are said never to be reached. */
export function reachingNone(exhibit: Exhibit, leaves: readonly string[]): StoryObj {
  return {
    ...inApp,
    parameters: {
      ...inApp.parameters,
      ...scene(exhibit.scene),
      ...notPictured('It shows nothing of its own.'),
    },
    play: async (context) => {
      const { actor } = await openExhibit(exhibit, context);
      for (const leaf of leaves) {
        await expect(() => shortestPath(exhibit, actor, leaf)).toThrow(`leads to ${leaf}.`);
      }
    },
  };
}
