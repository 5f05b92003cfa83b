import type { StoryObj } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { screenMeta, scenario } from '../../harness/withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. What it shows comes with the app: nothing is read, and nothing is sent.
export default { ...screenMeta(scenario({ at: '/nowhere/at/all' })) };

export const Unknown: StoryObj = { parameters: atRest };
