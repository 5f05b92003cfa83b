import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. The screen is static.
export default {
  title: 'Everywhere/Unknown address',
  id: 'screens-unknown-address-unknownaddress',
  ...screenMeta(scenario({ at: 'unknown-address' })),
};

export const SignedOut: StoryObj = {
  name: 'leads a visitor to the login',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    await expect(context.canvas.getByText(t('notFound.title'))).toBeVisible();
    const login = context.canvas.getByRole('link', { name: t('login.submit') });
    await expect(login).toHaveAttribute('href', '/login');
  },
};
