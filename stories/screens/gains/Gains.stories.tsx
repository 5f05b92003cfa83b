import { answer, buildInstrumentGain, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, saysAtLeastOnce } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { readStates } from '../../harness/readStates.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';
import {
  instrumentsRoute,
  listedInstruments,
  listedSales,
  listedYears,
  payout,
  salesRoute,
  upstream,
  yearBefore,
  yearsRoute,
} from './gains.ts';

const at = '/gains';

const upstreamWith = (more: Readonly<Record<string, Script>>) =>
  scenario({ at, upstream: { ...upstream, ...more } });

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Account/Gains',
  id: 'screens-gains',
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at, upstream }),
    ...notPictured(
      'The list at rest has a picture; its sheets and states look like those of other lists.',
    ),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The texts of the rows of instruments. */
async function rowsOf({ canvas }: Pick<Context, 'canvas'>): Promise<readonly string[]> {
  await canvas.findAllByRole('button', { name: /Norvelo/ });
  return canvas.getAllByRole('listitem').map((row) => row.textContent);
}

/**
 * Asserts a figure on the page: an amount consists of several elements, so no single element has
 * its text.
 */
const shows = ({ canvasElement }: Pick<Context, 'canvasElement'>, figure: RegExp) =>
  waitFor(() => expect(canvasElement).toHaveTextContent(figure));

/** Opens the sheet with the sales of an instrument. Returns the sheet once the sales are loaded. */
async function openSales(context: Context, name: RegExp): Promise<HTMLElement> {
  await rowsOf(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  const sheet = await screen.findByRole('dialog', { name });
  const { t } = harnessOf(context);
  await waitFor(() => expect(sheet).toHaveTextContent(t('gains.fees')));
  return sheet;
}

const { loading, failed, failedRefetch, offlineWithData } = readStates({
  at,
  upstream,
  route: yearsRoute,
  shown: async (context) => expect(await rowsOf(context)).toHaveLength(3),
  failure: 'gains.failed',
});
export const Loading: Story = loading;
export const Failed: Story = failed;
export const FailedRefetch: Story = failedRefetch;
export const OfflineWithData: Story = offlineWithData;

export const AtRest: Story = {
  name: 'shows the gains of last year, in total and by instrument, highest first',
  parameters: atRest,
  play: async (context) => {
    const { t, upstream: server } = harnessOf(context);
    const rows = await rowsOf(context);
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toMatch(/\+US\$\s21[.,]72.*\+1[.,]69\s?%/);
    await expect(rows[1]).toContain(t('gains.payouts', { count: 1 }));
    await expect(rows[2]).toContain(t('gains.sales', { count: 2 }));
    await expect(rows[2]).toMatch(/−US\$\s4[.,]76.*−1[.,]09\s?%/);
    // The year's gain divided by its cost: 21.38 ÷ 2,721.50
    await shows(context, /\+US\$\s21[.,]38.*\+0[.,]79\s?%/);
    await says(context, 'gains.notTax');
    const months = context.canvas.getByRole('slider', { name: /enero|Januar/ });
    await expect(months).toHaveAccessibleName(/−US\$\s4[.,]76.*\+US\$\s21[.,]72/);
    // The lines are two edges, the zero line and three months.
    await expect(months.parentElement?.querySelectorAll('line')).toHaveLength(6);
    const [call] = server.callsTo(instrumentsRoute);
    // Without a year, the upstream answers with the latest.
    await expect(call?.query).toEqual({ page: '1', limit: '10' });
  },
};

export const ChosenMonth: Story = {
  name: 'names the figure of a month that is pressed or reached by a key',
  parameters: notPictured('Same picture as “Shown”, with one month chosen.'),
  play: async (context) => {
    await rowsOf(context);
    const months = context.canvas.getByRole('slider', { name: /enero/ });
    months.focus();
    await context.userEvent.keyboard('{Home}');
    await expect(context.canvas.getByText(/^Enero: /)).toBeVisible();
    await expect(months).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Enero: /));
    await context.userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(context.canvas.queryByText(/^Enero: /)).toBeNull();
  },
};

export const WrongMonths: Story = {
  name: 'shows no months that do not add up to the year',
  parameters: upstreamWith({
    [yearsRoute]: listedYears({
      ...yearBefore,
      months: [...Array.from({ length: 11 }, () => '0'), '-5.00'],
    }),
  }),
  play: async (context) => {
    await rowsOf(context);
    await expect(context.canvas.queryByRole('slider', { name: /diciembre/ })).toBeNull();
  },
};

export const YearBefore: Story = {
  name: 'shows the loss of another year',
  parameters: upstreamWith({
    [instrumentsRoute]: listedInstruments([buildInstrumentGain({ ...yearBefore, sales: 2 })]),
  }),
  play: async (context) => {
    await rowsOf(context);
    await context.userEvent.click(context.canvas.getByRole('tab', { name: '2025' }));
    await says(context, 'gains.total', { result: 'loss', year: '2025' });
    await shows(context, /−US\$\s4\.76/);
    const { upstream: server } = harnessOf(context);
    await waitFor(() =>
      expect(server.callsTo(instrumentsRoute).at(-1)?.query).toMatchObject({ year: '2025' }),
    );
  },
};

export const Sales: Story = {
  name: 'shows every sale of an instrument',
  play: async (context) => {
    const { t, upstream: server } = harnessOf(context);
    const sheet = await openSales(context, /Norvelo/);
    const [first, second] = within(sheet).getAllByRole('listitem');
    for (const figure of [/1[.,]284[.,]00/, /1[.,]306[.,]50/, /0[.,]78/, /\+US\$\s21[.,]72/]) {
      await expect(first).toHaveTextContent(figure);
    }
    await expect(first).toHaveTextContent(t('gains.sold', { count: 10 }));
    await expect(first).toHaveTextContent(t('ticket.gain'));
    await expect(second).toHaveTextContent(t('ticket.loss'));
    const [call] = server.callsTo(salesRoute);
    await expect(call?.query).toMatchObject({ year: '2026', kind: 'sale', tag: 'NVLO', page: '1' });
    await context.userEvent.click(within(sheet).getByRole('button', { name: t('shell.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Payout: Story = {
  name: 'shows payments into a fund and out of it',
  parameters: upstreamWith({ [salesRoute]: listedSales([payout]) }),
  play: async (context) => {
    const { t, upstream: server } = harnessOf(context);
    const sheet = await openSales(context, /Liquidez/);
    await expect(sheet).toHaveTextContent(t('gains.fund.cost'));
    await expect(sheet).toHaveTextContent(t('gains.fund.proceeds'));
    await expect(sheet).not.toHaveTextContent(t('gains.sold', { count: 10 }));
    await expect(server.callsTo(salesRoute)[0]?.query).toMatchObject({ kind: 'fund', tag: 'LIQ' });
  },
};

export const SalesFailed: Story = {
  parameters: upstreamWith({ [salesRoute]: answer.html(502) }),
  play: async (context) => {
    await rowsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Norvelo/ }));
    const sheet = await screen.findByRole('dialog', { name: /Norvelo/ });
    await harnessOf(context).advance(12_000);
    const text = harnessOf(context).t('gains.failed');
    await waitFor(() => expect(sheet).toHaveTextContent(text));
  },
};

export const FurtherPages: Story = {
  name: 'reads further instruments when scrolled near the end',
  parameters: upstreamWith({
    [instrumentsRoute]: listedInstruments(
      Array.from({ length: 15 }, (_, nth) =>
        buildInstrumentGain({ symbol: `N${nth}`, name: `Norvelo ${nth}` }),
      ),
    ),
  }),
  play: async (context) => {
    // Selectors are used because queries by role are slow for so many rows.
    const rows = () => context.canvasElement.querySelectorAll('li button').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(rows()).toBe(15));
  },
};

export const Hidden: Story = {
  name: 'shows only percentages while amounts are hidden',
  parameters: scenario({ at, upstream, stored: { amounts: 'hidden' } }),
  play: async (context) => {
    const { t } = harnessOf(context);
    const rows = await rowsOf(context);
    await expect(rows[0]).toContain(t('money.hidden'));
    await expect(rows[0]).toContain('+1.69%');
    const sheet = await openSales(context, /Norvelo/);
    for (const text of [context.canvasElement.textContent, sheet.textContent]) {
      await expect(text).not.toMatch(/US\$\s?[\d,]+\.\d/);
    }
  },
};

export const InstrumentsLoading: Story = {
  name: 'shows the total before the instruments',
  parameters: upstreamWith({ [instrumentsRoute]: answer.stall() }),
  play: (context) => shows(context, /\+US\$\s21\.38/),
};

export const Empty: Story = {
  parameters: upstreamWith({ [yearsRoute]: listedYears() }),
  play: async (context) => {
    await says(context, 'gains.none.title');
    const name = harnessOf(context).t('trade.empty.action');
    const next = context.canvas.getByRole('link', { name });
    await expect(next).toHaveAttribute('href', '/markets');
  },
};

export const InstrumentsFailed: Story = {
  parameters: upstreamWith({ [instrumentsRoute]: answer.html(502) }),
  play: async (context) => {
    await saysAtLeastOnce(context, 'gains.failed');
    await shows(context, /\+US\$\s21\.38/);
    await expect(buttonOf(context, 'shell.retry')).toBeVisible();
  },
};

export const NotAnnounced: Story = {
  name: 'is an unknown address, and makes no call, if the upstream does not announce it',
  parameters: upstreamWith({ [configRoute]: operatorConfig() }),
  play: async (context) => {
    await says(context, 'notFound.text');
    await expect(harnessOf(context).upstream.callsTo(yearsRoute)).toHaveLength(0);
  },
};

export const StrangeRows: Story = {
  name: 'shows dashes for missing fields and links no row without a code',
  parameters: upstreamWith({
    [yearsRoute]: answer.ok({
      rows: [{ year: 'MMXXVI', gain: '5.00' }, { year: 2026 }, { year: '2026' }],
    }),
    [instrumentsRoute]: answer.ok({
      rows: [
        { kind: 'sale', tag: 'NVLO', name: 'Norvelo' },
        { kind: 'fund' },
        { kind: 'dividend' },
      ],
      count: 3,
    }),
  }),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toContain('—');
    // A single year has no tab.
    await expect(context.canvas.queryByRole('tab')).toBeNull();
    await expect(
      within(context.canvas.getAllByRole('list').at(-1)!).getAllByRole('button'),
    ).toHaveLength(1);
  },
};
