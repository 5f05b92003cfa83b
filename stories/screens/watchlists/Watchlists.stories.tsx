import { answer, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { letReadingsAge, readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  extremes,
  listRoute,
  noFavourites,
  removeRoute,
  starRoute,
  upstream,
} from './favourites.ts';

const at = '/watchlists';

const meta = {
  title: 'Markets/Watchlists',
  id: 'screens-watchlists',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const upstreamWith = (more: Readonly<Record<string, Script>>, address = at) =>
  scenario({ at: address, upstream: { ...upstream, ...more } });

const shown = (context: Context) => shows(context, 'Acción 1');

const states = readStates({ at, upstream, route: listRoute, shown });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = states.failedRefetch;
export const OfflineWithData: Story = states.offlineWithData;

const rowOf = ({ canvas }: Context, name: string) => {
  const row = canvas.getByText(name).closest('li');
  if (row === null) throw new Error(`No row has ${name}.`);
  return row;
};

async function ask(context: Context): Promise<void> {
  await shown(context);
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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Shown: Story = {
  name: 'shows a partly unknown stock and links to its detail',
  play: async (context) => {
    await shown(context);
    const row = within(rowOf(context, 'Acción 1'));
    for (const text of ['ACC001', 'EE. UU.', 'NASDAQ', '+1.00']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(row.getByRole('link')).toHaveAttribute('href', '/stock/v2/ACC001/Acci%C3%B3n%201');
    await expect(
      await context.canvas.findByRole('link', { name: /^Índice Corro 50/ }),
    ).toBeVisible();
  },
};

export const More: Story = {
  name: 'reads ten at a time, and the next when the customer comes near the end',
  parameters: notPictured('Same picture as “Shown”, with more rows.'),
  play: async (context) => {
    await shown(context);
    await shows(context, 'Acción 12');
    await expect(context.canvas.getByText('Acción 1')).toBeVisible();
    const { upstream: calls } = harnessOf(context);
    await expect(calls.callsTo(listRoute)[0]?.query).toMatchObject({ page: '1', pageSize: '10' });
    await expect(context.canvas.queryByRole('button', { name: /10/ })).toBeNull();
  },
};

export const Sorted: Story = {
  name: 'sorts the whole list by name or by the change of today',
  parameters: notPictured('Same rows in another order.'),
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    const sort = canvas.getByRole('combobox', { name: t('holdings.sortBy') });
    await userEvent.selectOptions(sort, t('watchlist.order.name'));
    await shows(context, 'Acción 12');
    // The code follows the name.
    const names = () =>
      canvas.getAllByText(/^Acción \d+$/).map(({ firstChild }) => firstChild?.textContent);
    await expect(names()).toEqual(Array.from({ length: 12 }, (_, row) => `Acción ${row + 1}`));
    await userEvent.selectOptions(sort, t('watchlist.order.change'));
    // +5.00 on 100.00 is the highest change, +5.00 on 105.00 the next.
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Acción 5', 'Acción 10']));
    await expect(names()).toHaveLength(12);
  },
};

export const Editing: Story = {
  name: 'spec §4 watchlist edit mode: rows have no link',
  parameters: atRest,
  play: async (context) => {
    await shown(context);
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
  name: 'spec §8 watchlist delete: asks for confirmation before it deletes',
  play: async (context) => {
    await ask(context);
    const name = harnessOf(context).t('watchlist.confirmTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    await answerWith(context, 'watchlist.keep');
    await shown(context);
    await expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(0);
  },
};

export const Removing: Story = {
  name: 'removes the row at once and blocks other deletions',
  parameters: upstreamWith({ [removeRoute]: answer.stall() }),
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
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
    await expect(context.canvas.queryByText('Acción 1')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(1);
  },
};

export const GivenUpElsewhere: Story = {
  name: 'removes a stock whose star was turned off in its detail',
  parameters: {
    ...upstreamWith({ [starRoute]: answer.ok({ collected: true }) }),
    ...notPictured('Ends with the picture of “Empty”.'),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, upstream: calls } = harnessOf(context);
    await shown(context);
    // `userEvent` would wrap the click in `act`, and React would warn about the lazy screen.
    within(rowOf(context, 'Acción 1')).getByRole('link').click();
    const name = t('stock.favourite');
    const star = await canvas.findByRole('button', { name, pressed: true });
    calls.script(starRoute, answer.ok({ collected: false }));
    calls.script(listRoute, noFavourites);
    await context.userEvent.click(star);
    await waitFor(() => expect(calls.callsTo(removeRoute)).toHaveLength(1));
    await waitFor(() => expect(star).not.toHaveAttribute('aria-disabled'));
    // Hides the page, because a hidden page does not poll: the next poll would remove the row too.
    spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    buttonOf(context, 'shell.back').click();
    (await canvas.findByRole('link', { name: t('nav.watchlists') })).click();
    await says(context, 'watchlist.emptyTitle');
  },
};

export const Restored: Story = {
  name: 'spec §8 watchlist delete failure: shows a message and restores the row',
  parameters: upstreamWith({ [removeRoute]: answer.html(502) }),
  play: async (context) => {
    await ask(context);
    await answerWith(context, 'watchlist.confirm');
    await says(context, 'watchlist.deleteFailed', { name: 'Acción 1' });
    await shown(context);
  },
};

export const Empty: Story = {
  parameters: upstreamWith({ [listRoute]: noFavourites }),
  play: (context) => says(context, 'watchlist.emptyTitle'),
};

export const Stale: Story = {
  name: 'shows the age of every price after two missed readings',
  play: async (context) => {
    await shown(context);
    const age = await letReadingsAge(context, [listRoute], 8);
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(10));
  },
};

export const LongWordsInLargeText: Story = {
  name: 'shows the longest names and figures in edit mode, in large text',
  globals: { locale: 'de', textSize: 'double' },
  parameters: upstreamWith({ [listRoute]: extremes }),
  play: async (context) => {
    await shows(context, 'Zeta');
    await context.userEvent.click(buttonOf(context, 'watchlist.edit'));
  },
};
