import type { StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../../screens/withApp.tsx';
import type { Exhibit } from './Exhibit.ts';
import { walkTo } from './walk.ts';

/** The screen with its machine in one state, come to by the shortest path. */
export function standingIn(exhibit: Exhibit, leaf: string): StoryObj {
  return {
    ...inApp,
    parameters: { ...inApp.parameters, ...scene(exhibit.scene) },
    play: (context) => walkTo(exhibit, context, leaf),
  };
}
