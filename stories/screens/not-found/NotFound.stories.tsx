import type { StoryObj } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { screenMeta, scenario } from '../../harness/withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. The screen is static.
export default {
  title: 'Everywhere/Not found',
  id: 'screens-not-found-notfound',
  ...screenMeta(scenario({ at: '/nowhere/at/all' })),
};

export const Unknown: StoryObj = { parameters: atRest };
