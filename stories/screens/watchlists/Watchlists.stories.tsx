import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import {
  extremes,
  favourites,
  listRoute,
  noFavourites,
  removeRoute,
  starRoute,
  upstream,
} from './favourites.ts';

const at = '/watchlists';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowOf = ({ canvas }: Context, name: string) => {
  const row = canvas.getByText(name).closest('li');
  if (row === null) throw new Error(`No row has ${name}.`);
  return row;
};

/** Opens edit mode and taps the delete button of the first row. */
async function ask(context: Context): Promise<void> {
  await shows(context, 'Acción 1');
  await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
  const name = harnessOf(context).t('watchlist.delete', { name: 'Acción 1' });
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  await screen.findByRole('dialog');
}

async function answerWith(
  context: Context,
  sentence: 'watchlist.confirm' | 'watchlist.keep',
): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await context.userEvent.click(
    dialog.getByRole('button', { name: harnessOf(context).t(sentence) }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
}

/** Name, code, market, exchange, price, change and percent; a row leads to its detail. */
export const Shown: Story = {
  play: async (context) => {
    await shows(context, 'Acción 1');
    const row = within(rowOf(context, 'Acción 1'));
    for (const text of ['ACC001', 'EE. UU.', 'NASDAQ', '+1.00']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(row.getByRole('link')).toHaveAttribute('href', '/stock/v2/ACC001/Acci%C3%B3n%201');
    await expect(await context.canvas.findByRole('link', { name: /^C50/ })).toBeVisible();
  },
};

/** The second page has the other two. */
export const NextPage: Story = {
  play: async (context) => {
    await shows(context, 'Acción 1');
    // Not by `userEvent`, which waits for React in its own way, and complains of the loaded screen.
    buttonOf(context, 'pager.next').click();
    await shows(context, 'Acción 12');
    await expect(context.canvas.queryByText('Acción 1')).toBeNull();
  },
};

/** Each row has a button that deletes it, and leads nowhere. */
export const Editing: Story = {
  name: 'spec §4 watchlist edit mode: a tap on a row does nothing',
  parameters: atRest,
  play: async (context) => {
    await shows(context, 'Acción 1');
    await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
    await expect(within(rowOf(context, 'Acción 1')).queryByRole('link')).toBeNull();
    await context.userEvent.click(context.canvas.getByText('Acción 1'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await context.userEvent.click(buttonOf(context, 'watchlist.done'));
    await expect(within(rowOf(context, 'Acción 1')).getByRole('link')).toBeVisible();
    await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
  },
};

export const Confirming: Story = {
  name: 'spec §8 watchlist delete: asks first',
  play: async (context) => {
    await ask(context);
    const name = harnessOf(context).t('watchlist.confirmTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    await expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(0);
  },
};

/** Nothing happens without a yes. */
export const Kept: Story = {
  play: async (context) => {
    await ask(context);
    await answerWith(context, 'watchlist.keep');
    await shows(context, 'Acción 1');
    await expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(0);
  },
};

/** The row goes at once, while the upstream has still to answer; no other delete may begin. */
export const Removing: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [removeRoute]: answer.stall() } }),
  play: async (context) => {
    await ask(context);
    await answerWith(context, 'watchlist.confirm');
    await waitFor(() => expect(context.canvas.queryByText('Acción 1')).toBeNull());
    const name = harnessOf(context).t('watchlist.delete', { name: 'Acción 2' });
    await expect(context.canvas.getByRole('button', { name })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Removed: Story = {
  play: async (context) => {
    await ask(context);
    await answerWith(context, 'watchlist.confirm');
    const text = harnessOf(context).t('watchlist.removed', { name: 'Acción 1' });
    // A toast fades in.
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), { timeout: 5_000 });
    await expect(context.canvas.queryByText('Acción 1')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(1);
  },
};

/** Its star was taken away where it is shown itself: back in the list it is gone, though no reading is due. */
export const GivenUpElsewhere: Story = {
  parameters: {
    ...scenario({ at, upstream: { ...upstream, [starRoute]: answer.ok({ collected: true }) } }),
    ...notPictured('It ends as `Empty` does.'),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, upstream: calls } = harnessOf(context);
    await shows(context, 'Acción 1');
    // Not by `userEvent`, for the same reason as in `NextPage`.
    within(rowOf(context, 'Acción 1')).getByRole('link').click();
    const name = t('stock.favourite');
    const star = await canvas.findByRole('button', { name, pressed: true });
    calls.script(starRoute, answer.ok({ collected: false }));
    calls.script(listRoute, noFavourites);
    await context.userEvent.click(star);
    await waitFor(() => expect(calls.callsTo(removeRoute)).toHaveLength(1));
    await waitFor(() => expect(star).not.toHaveAttribute('aria-disabled'));
    // A hidden page does not poll, which would notice as well, a little later.
    spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    buttonOf(context, 'shell.back').click();
    // Its name is cut.
    const list = new RegExp(`^${t('nav.watchlists').slice(0, 6)}`);
    (await canvas.findByRole('link', { name: list })).click();
    await says(context, 'watchlist.emptyTitle');
  },
};

/** The delete failed: the row is back, and that is said. */
export const Restored: Story = {
  name: 'spec §8 watchlist delete failure: the row is back',
  parameters: scenario({ at, upstream: { ...upstream, [removeRoute]: answer.html(502) } }),
  play: async (context) => {
    await ask(context);
    await answerWith(context, 'watchlist.confirm');
    await says(context, 'watchlist.deleteFailed', { name: 'Acción 1' });
    await shows(context, 'Acción 1');
  },
};

/** The last row of the last page: the page before it is shown. */
export const LastOfPage: Story = {
  parameters: scenario({
    at: '/watchlists?page=3',
    upstream: { ...upstream, [listRoute]: favourites(21) },
  }),
  play: async (context) => {
    const harness = harnessOf(context);
    const { t } = harness;
    const remove = async (share: string) => {
      await shows(context, share);
      const name = t('watchlist.delete', { name: share });
      await context.userEvent.click(context.canvas.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await answerWith(context, 'watchlist.confirm');
    };
    await shows(context, 'Acción 21');
    await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
    await remove('Acción 21');
    await shows(context, 'Acción 20');
    await context.userEvent.click(await screen.findByRole('button', { name: t('shell.close') }));
    harness.upstream.script(listRoute, favourites(11));
    await harness.refresh();
    await remove('Acción 11');
    await shows(context, 'Acción 1');
  },
};

export const Loading: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [listRoute]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [listRoute]: noFavourites } }),
  play: (context) => says(context, 'watchlist.emptyTitle'),
};

/** From an old address. */
export const BeyondTheEnd: Story = {
  parameters: scenario({ at: '/watchlists?page=9', upstream }),
  play: async (context) => {
    await says(context, 'pager.beyondTitle');
    await context.userEvent.click(buttonOf(context, 'pager.first'));
    await shows(context, 'Acción 1');
  },
};

export const Failed: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [listRoute]: answer.halfJson() } }),
  play: (context) => says(context, 'error.protocol.text'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'Acción 1');
    await failLater(context, listRoute);
    await shows(context, 'Acción 1');
  },
};

export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, 'Acción 1');
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await shows(context, 'Acción 1');
  },
};

/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = {
  play: async (context) => {
    await shows(context, 'Acción 1');
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, answer.stall());
    await harness.pass(8_000);
    const age = harness.t('price.age', { seconds: 8 });
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(10), {
      timeout: 3_000,
    });
  },
};

/** Names and figures at their longest, and what the market no longer knows. */
export const Extremes: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [listRoute]: extremes } }),
  play: (context) => shows(context, 'Zeta'),
};

export const LongWordsInLargeText: Story = {
  ...Extremes,
  globals: { locale: 'de', textSize: 'double' },
};

export const EditingLongWordsInLargeText: Story = {
  ...LongWordsInLargeText,
  play: async (context) => {
    await shows(context, 'Zeta');
    await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
  },
};
