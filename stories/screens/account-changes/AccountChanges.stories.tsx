import { answer, buildStatement, codecs, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, atRestInBothThemes, notPictured } from '../../pictures/modes.ts';
import { bill, billRoute as route } from '../../harness/bill.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';
import { statementRoute } from '../documents/documents.ts';

const at = '/account/changes';
const upstreamWith = (script: Script, path = at) =>
  scenario({ at: path, upstream: { [route]: script } });
const nothing = answer.ok({ rows: [], count: 0 });

// Unreachable: busy, done. The screen only reads and sends nothing.
export default {
  title: 'Account/Account changes',
  id: 'screens-account-changes-accountchanges',
  ...screenMeta(upstreamWith(bill)),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Address and text of each change, without the link to the exported file. */
const rowsShown = async ({ canvas, loaded }: Context) => {
  const list = await canvas.findByRole('list', { name: harnessOf({ loaded }).t('bill.list') });
  return [...list.querySelectorAll('a')]
    .map(({ href, textContent }) => [new URL(href).pathname, textContent] as const)
    .filter(([path]) => path !== '/documents');
};

export const All: Story = {
  name: 'writes known and unknown reasons',
  play: async (context) => {
    const rows = await rowsShown(context);
    await expect(rows[0]?.[0]).toBe('/account/recharge-withdraw/E1');
    await expect(rows[0]?.[1]).toMatch(
      /^Depósito\+US\$\s5,000\.009:30 a\.m\.Saldo US\$\s25,000\.00/,
    );
    await expect(rows[1]?.[1]).toMatch(
      /^.*Norvelo Energía−US\$\s1,284\.39CompraSaldo US\$\s20,000\.00/,
    );
    await expect(rows[4]?.[1]).toMatch(/^Compra en bloque−US\$\s10,412\.07/);
    await expect(rows[6]?.[1]).toMatch(/^Ajuste <b>manual<\/b> del área/);
    await expect(rows[7]?.[1]).toMatch(/^Abono.*\+US\$\s7\.50/);
  },
};

export const MonthHeads: Story = {
  name: 'heads each month with its sums, if the upstream has statements',
  parameters: {
    ...scenario({
      at,
      upstream: {
        [route]: bill,
        'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'documents' }]),
        [statementRoute]: answer.ok({
          rows: [
            codecs.statement.encode(
              buildStatement({ month: '2026-11', income: '5007.50', expense: '21000.00' }),
            ),
          ],
          count: 1,
        }),
      },
    }),
    ...atRestInBothThemes,
  },
  play: async (context) => {
    const list = await context.canvas.findByRole('list', {
      name: harnessOf(context).t('bill.list'),
    });
    const sums = /^(November|Noviembre)$/;
    await waitFor(() =>
      expect(within(list).getAllByRole('heading', { name: sums })).toHaveLength(1),
    );
    await waitFor(() => expect(list).toHaveTextContent(/\+US\$\s5[.,]007[.,]50/));
    await expect(list).toHaveTextContent(/−US\$\s21[.,]000[.,]00/);
  },
};

const searching = scenario({
  at,
  upstream: {
    [route]: bill,
    'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'bill.search' }]),
  },
});

export const Searched: Story = {
  name: 'finds the changes of a share, and all of them again',
  parameters: { ...searching, ...notPictured('Same rows as in the picture of all changes.') },
  play: async (context) => {
    const { t } = harnessOf(context);
    const field = await context.canvas.findByRole('searchbox', { name: t('bill.search') });
    await context.userEvent.type(field, 'norvelo{Enter}');
    await waitFor(async () => expect(await rowsShown(context)).toHaveLength(2));
    await context.userEvent.clear(field);
    await waitFor(async () => expect((await rowsShown(context)).length).toBeGreaterThan(2));
  },
};

export const OfAMonth: Story = {
  name: 'jumps to a month, and says that nothing matches',
  parameters: { ...searching, ...notPictured('Same rows as in the picture of all changes.') },
  play: async (context) => {
    const harness = harnessOf(context);
    const name = harness.t('bill.month');
    const months = await context.canvas.findByRole('combobox', { name });
    const october = harness.inLanguage({ es: 'Octubre de 2026', de: 'Oktober 2026' });
    await context.userEvent.selectOptions(months, october);
    await says(context, 'bill.empty.filtered');
    const november = harness.inLanguage({ es: 'Noviembre de 2026', de: 'November 2026' });
    await context.userEvent.selectOptions(months, november);
    await waitFor(async () => expect((await rowsShown(context)).length).toBeGreaterThan(2));
  },
};

export const Growing: Story = {
  play: async (context) => {
    await rowsShown(context);
    scrollTo(0, document.body.scrollHeight);
    await waitFor(async () => expect(await rowsShown(context)).toHaveLength(16));
    const rows = await rowsShown(context);
    const label = harnessOf(context).t('bill.reason.qip-buy');
    await expect(rows[12]?.[1]?.startsWith(label)).toBe(true);
  },
};

export const Expenses: Story = {
  parameters: { ...upstreamWith(bill, `${at}?type=expense`), ...atRest },
  play: async (context) => {
    const rows = await rowsShown(context);
    await expect(rows.every(([, text]) => /−US\$/.test(text))).toBe(true);
    const [call] = harnessOf(context).upstream.callsTo(route);
    await expect(call?.query).toMatchObject({ type: 'expense', page: '1', limit: '10' });
  },
};

export const Hidden: Story = {
  parameters: scenario({ at, upstream: { [route]: bill }, stored: { amounts: 'hidden' } }),
  play: async (context) => {
    const rows = await rowsShown(context);
    await expect(rows.some(([, text]) => /\d[.,]\d{2}/.test(text))).toBe(false);
    const { t } = harnessOf(context);
    await expect(rows[0]?.[1]).toContain(t('money.hidden'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('money.hide') }));
    await expect((await rowsShown(context))[0]?.[1]).toMatch(/5,000\.00/);
  },
};

export const Loading: Story = {
  parameters: {
    ...upstreamWith(answer.stall()),
    ...notPictured('Same skeletons as in the order history.'),
  },
};

export const Empty: Story = {
  parameters: upstreamWith(nothing),
  play: async (context) => {
    await says(context, 'bill.empty.all');
    const name = harnessOf(context).t('route.recharge');
    const next = context.canvas.getByRole('link', { name });
    await expect(next).toHaveAttribute('href', '/recharge');
  },
};

export const EmptyTab: Story = {
  parameters: upstreamWith(
    (call) => (call.query.type === 'income' ? nothing : bill(call)),
    `${at}?type=income`,
  ),
  play: async (context) => {
    await says(context, 'bill.empty.income');
    const name = harnessOf(context).t('bill.empty.showAll');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await expect(await rowsShown(context)).toHaveLength(10);
  },
};

export const Failed: Story = {
  parameters: {
    ...upstreamWith(answer.html(502)),
    ...notPictured('The order history pictures this message.'),
  },
  play: (context) => saysAtLeastOnce(context, 'bill.failed'),
};

export const FailedRefetch = failedRefetch(route, rowsShown);

export const OfflineWithData = offlineWithData(rowsShown);
