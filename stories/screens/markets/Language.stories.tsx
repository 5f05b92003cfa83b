import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBothThemes } from '../../pictures/modes.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';
import { shares, stocksRoute } from './shares.ts';

// Without Chinese, because its letters come from a font of the machine and would change the
// picture.
const settings = { locales: ['es', 'en', 'de'] } as const;

const meta = {
  title: 'Markets/Markets/Language',
  id: 'screens-markets-language',
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at: '/markets', upstream: { [stocksRoute]: shares }, settings }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Choice: Story = {
  name: 'shows the current language and offers the others',
  // In large text, the picture would show little but the list.
  parameters: inBothThemes,
  play: async (context) => {
    const name = harnessOf(context).t('shell.more');
    const button = await context.canvas.findByRole('button', { name });
    await context.userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(sheet.getByRole('button', { name: /English/ })).toBeVisible());
    await expect(sheet.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
