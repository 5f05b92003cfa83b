import { answer, buildPage, buildStock, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { noShares, shares, stocksRoute } from './shares.ts';
import { pictureHere } from '../../pictures/pictureHere.ts';

const upstream = { [stocksRoute]: shares };

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: '/markets', upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Ten to a page; a row leads to the share. */
export const Shown: Story = {
  name: 'spec §9 page size markets: ten',
  parameters: atRest,
  play: async (context) => {
    await shows(context, 'ACC001');
    const row = context.canvas.getByRole('link', { name: /ACC010/ });
    await expect(row).toHaveAttribute('href', '/stock/v2/ACC010/Acci%C3%B3n%2010');
    await expect(context.canvas.queryByText('ACC011')).toBeNull();
  },
};

/** The next ten are there already when one asks for them. */
export const NextPage: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const { upstream: asked } = harnessOf(context);
    await waitFor(() => expect(asked.callsTo(stocksRoute).at(-1)?.query.page).toBe('2'));
    await context.userEvent.click(buttonOf(context, 'pager.next'));
    await shows(context, 'ACC011');
  },
};

export const LastPage: Story = {
  parameters: scenario({ at: '/markets?page=3', upstream }),
  play: async (context) => {
    await shows(context, 'ACC023');
    await expect(buttonOf(context, 'pager.next')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** From an old address. */
export const BeyondTheEnd: Story = {
  parameters: scenario({ at: '/markets?page=9', upstream }),
  play: async (context) => {
    await says(context, 'pager.beyondTitle');
    pictureHere(context);
    await context.userEvent.click(buttonOf(context, 'pager.first'));
    await shows(context, 'ACC001');
  },
};

/** One market alone, from its first page on. */
export const OneMarket: Story = {
  parameters: scenario({ at: '/markets?page=2', upstream }),
  play: async (context) => {
    await shows(context, 'ACC011');
    const { t, upstream: asked } = harnessOf(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: t('markets.MX') }));
    await shows(context, 'ACC001');
    await expect(asked.callsTo(stocksRoute).map(({ query }) => query.market)).toContain('MX');
  },
};

export const Loading: Story = {
  parameters: scenario({ at: '/markets', upstream: { [stocksRoute]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ at: '/markets?market=MX', upstream: { [stocksRoute]: noShares } }),
  play: (context) => says(context, 'markets.emptyTitle'),
};

export const Failed: Story = {
  parameters: scenario({ at: '/markets', upstream: { [stocksRoute]: answer.halfJson() } }),
  play: (context) => says(context, 'error.protocol.text'),
};

/** Tried again, with success. */
export const Retried: Story = {
  parameters: {
    ...scenario({ at: '/markets', upstream: { [stocksRoute]: answer.offline() } }),
    ...notPictured('The list is as if it had come at once.'),
  },
  play: async (context) => {
    await says(context, 'error.network.text');
    harnessOf(context).upstream.script(stocksRoute, shares);
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await shows(context, 'ACC001');
  },
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    await failLater(context, stocksRoute);
    await shows(context, 'ACC001');
  },
};

export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await shows(context, 'ACC001');
  },
};

/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    harness.upstream.script(stocksRoute, answer.stall());
    await harness.pass(8_000);
    const age = harness.t('price.age', { seconds: 8 });
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(10), {
      timeout: 3_000,
    });
  },
};

/** Names and figures at their longest, and what is not known. */
export const Extremes: Story = {
  parameters: scenario({
    at: '/markets',
    upstream: {
      [stocksRoute]: answer.ok(
        codecs.encodePage(
          buildPage([
            buildStock({
              symbol: 'BRKHLD.A',
              name: 'Beteiligungsgesellschaft für Wertpapierdienstleistungen',
              price: '734512.00',
              changePercent: '-12.34',
              exchangeName: 'Bolsa Mexicana de Valores',
            }),
            buildStock({ symbol: 'X', name: 'X', changePercent: null, exchangeName: null }),
            buildStock({ symbol: 'Z', name: 'Zeta', price: '0.01', changePercent: '0.00' }),
          ]),
          codecs.stock.encode,
        ),
      ),
    },
  }),
  play: (context) => shows(context, 'Zeta'),
};

export const LongWordsInLargeText: Story = {
  ...Extremes,
  globals: { locale: 'de', textSize: 'double' },
};
