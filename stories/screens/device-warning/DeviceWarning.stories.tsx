import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { operator } from '../../harness/StoryScenario.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = 'device-warning';

// Unreachable: loading, empty, failed, offline, stale, busy, done. The screen is static.
export default {
  title: 'Everywhere/Device warning',
  id: 'screens-device-warning-devicewarning',
  ...screenMeta(scenario({ at })),
};

export const UnknownDevice: StoryObj = {
  name: 'links to the app and to the frame',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const link = (name: string) => context.canvas.getByRole('link', { name: new RegExp(name) });
    await expect(link(t('device.app'))).toHaveAttribute('href', '?device=app');
    await expect(link(t('device.frame'))).toHaveAttribute('href', '?device=frame');
  },
};

export const OfAnOperator: StoryObj = {
  parameters: scenario({ settings: { operator } }),
};
