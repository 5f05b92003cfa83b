import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { heldLots, positionsRoute, quoted, quoteRoute } from '../instrument.ts';
import { harnessOf, inApp, scenario } from '../withApp.tsx';

const upstream = {
  [quoteRoute]: quoted(),
  'GET /stock/success/collection/check': answer.ok({ collected: false }),
  [positionsRoute]: heldLots(),
};
const at = '/stock/v2/NVLO/Norvelo';

const meta = {
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at, upstream, settings: { locales: ['es', 'en', 'de'] } }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const more = ({ canvas, loaded }: Context) =>
  canvas.findByRole('button', { name: harnessOf({ loaded }).t('shell.more') });

/** Opens the actions that do not fit in the header. */
async function open(context: Context): Promise<HTMLElement> {
  await context.userEvent.click(await more(context));
  return screen.findByRole('dialog', { name: harnessOf(context).t('shell.more') });
}

/** Settings, the sample chart, and which language is on. */
export const Shown: Story = {
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const sheet = within(await open(context));
    const link = (name: string) => sheet.getByRole('link', { name });
    await waitFor(() => expect(link(t('route.settings'))).toBeVisible());
    await expect(link(t('route.settings'))).toHaveAttribute('href', '/settings');
    await expect(link(t('route.tradingView'))).toHaveAttribute('href', '/trading/NVLO');
    const on = sheet.getAllByRole('button', { pressed: true });
    await expect(on).toHaveLength(1);
  },
};

/** Closed by the keyboard, the focus is back where it was. */
export const ClosedByKeyboard: Story = {
  parameters: notPictured('It looks as the share does.'),
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await more(context)).toHaveFocus());
  },
};
