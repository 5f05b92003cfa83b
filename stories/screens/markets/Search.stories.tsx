import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForLines } from '../../harness/dayLines.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import type { Sentence } from '../../harness/form.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { manyShares, noShares, shares, stocksRoute, upstream } from './shares.ts';

const at = '/markets?page=3';

const meta = {
  title: 'Markets/Markets/Search',
  id: 'screens-markets-search',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent, loaded }: Context): Promise<HTMLElement> {
  const name = harnessOf({ loaded }).t('shell.search');
  await userEvent.click((await canvas.findAllByRole('button', { name }))[0]!);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
  return dialog;
}

/** Opens the search, types, and advances the clock by the debounce of 300 ms. */
async function search(context: Context, text: string): Promise<HTMLElement> {
  const dialog = await open(context);
  await context.userEvent.keyboard(text);
  await harnessOf(context).advance(300);
  return dialog;
}

const says = async ({ loaded }: Context, dialog: HTMLElement, sentence: Sentence, values = {}) => {
  const text = harnessOf({ loaded }).t(sentence, values);
  // The sheet slides into view.
  await waitFor(() => expect(within(dialog).getByText(text)).toBeVisible());
};

const searches = ({ loaded }: Context) =>
  harnessOf({ loaded })
    .upstream.callsTo(stocksRoute)
    .filter(({ query }) => query.symbol !== undefined);

const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

export const Empty: Story = {
  name: 'lists the top movers before a letter is typed',
  play: async (context) => {
    const dialog = await open(context);
    await says(context, dialog, 'markets.movers');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const UnknownMovers: Story = {
  name: 'says what to type if the market is too large to be read',
  parameters: scenario({ at, upstream: { ...upstream, [stocksRoute]: manyShares } }),
  play: async (context) => says(context, await open(context), 'search.hintTitle'),
};

export const Found: Story = {
  play: async (context) => {
    const dialog = await search(context, 'acc02');
    await says(context, dialog, 'search.found', { count: 4 });
    const row = within(dialog).getByRole('link', { name: /ACC020/ });
    await expect(row).toHaveAttribute('href', '/stock/v2/ACC020/Acci%C3%B3n%2020');
  },
};

export const Meant: Story = {
  name: 'offers to buy the only result',
  parameters: notPictured('Same picture as the results, with a button above them.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    const buyOf = (name: string) =>
      within(dialog).queryByRole('link', { name: t('search.buy', { name }) });
    const dialog = await search(context, 'acc02');
    await says(context, dialog, 'search.found', { count: 4 });
    await expect(buyOf('Acción 20')).toBeNull();
    await context.userEvent.keyboard('0');
    await harnessOf(context).advance(300);
    await waitFor(() => expect(buyOf('Acción 20')).toBeVisible());
    const ticket = '/stock/trading/ACC020/US/Acci%C3%B3n%2020?type=buy';
    await expect(buyOf('Acción 20')).toHaveAttribute('href', ticket);
  },
};

export const MoreThanShown: Story = {
  parameters: atRest,
  play: async (context) => {
    const dialog = await search(context, 'acc');
    await says(context, dialog, 'search.more', { shown: 10, count: 23 });
    await waitForLines(dialog, 10);
  },
};

export const Debounced: Story = {
  name: 'spec §9 search debounce: asks once, after 300 ms',
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('acc0');
    await harnessOf(context).advance(299);
    await expect(searches(context)).toHaveLength(0);
    await harnessOf(context).advance(1);
    await waitFor(() => expect(searches(context)).toHaveLength(1));
  },
};

export const Overtaken: Story = {
  name: 'aborts the search of an earlier text and ignores its answer',
  parameters: scenario({
    at,
    upstream: {
      [stocksRoute]: (call) => (call.query.symbol === 'acc' ? answer.stall() : shares(call)),
    },
  }),
  play: async (context) => {
    const dialog = await search(context, 'acc');
    await waitFor(() => expect(searches(context)).toHaveLength(1));
    await context.userEvent.keyboard('023');
    await harnessOf(context).advance(300);
    await says(context, dialog, 'search.found', { count: 1 });
    await expect(searches(context)[0]?.signal.aborted).toBe(true);
  },
};

export const Loading: Story = {
  parameters: scenario({ at, upstream: { [stocksRoute]: answer.stall() } }),
  play: async (context) => void (await search(context, 'acc')),
};

export const NothingFound: Story = {
  parameters: scenario({ at, upstream: { [stocksRoute]: noShares } }),
  play: async (context) => {
    const dialog = await search(context, 'zzz');
    await says(context, dialog, 'search.noneTitle', { text: 'zzz' });
  },
};

export const Failed: Story = {
  parameters: scenario({ at, upstream: { [stocksRoute]: answer.html(502) } }),
  play: async (context) => says(context, await search(context, 'acc'), 'error.protocol.text'),
};

export const ByArrows: Story = {
  name: 'moves through the results and back to the field by arrow keys',
  play: async (context) => {
    const dialog = await search(context, 'acc02');
    const rows = await within(dialog).findAllByRole('link');
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(within(dialog).getByRole('searchbox')).toHaveFocus();
  },
};

export const ByEnter: Story = {
  name: 'opens the first result by Enter after the search of the typed text',
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      'GET /v2/yahoo': answer.stall(),
      'GET /stock/success/collection/check': answer.stall(),
    },
  }),
  play: async (context) => {
    const dialog = await search(context, 'acc0');
    await waitFor(() => expect(screen.getByRole('link', { name: /ACC001/ })).toBeVisible());
    await context.userEvent.keyboard('20{Enter}');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await harnessOf(context).advance(300);
    await waitFor(() => expect(screen.getByRole('link', { name: /ACC020/ })).toBeVisible());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(isClosed);
    const title = { level: 1, name: 'Acción 20' };
    await expect(await screen.findByRole('heading', title)).toBeVisible();
  },
};
