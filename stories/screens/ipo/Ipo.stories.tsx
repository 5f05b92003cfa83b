import { answer, buildIpo, type ScriptedAnswer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, closingSoon, listRoute, ipoScript, upstream } from './offerings.ts';

const meta = {
  title: 'Products/IPO',
  id: 'screens-ipo',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const states = readStates({
  at,
  upstream,
  route: listRoute,
  shown: (context) => shows(context, 'Solvera Energía'),
  failure: 'ipo.failed',
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = states.failedRefetch;
export const Offline: Story = states.offline;

const answered = (script: ScriptedAnswer, address = at) =>
  scenario({ at: address, upstream: { ...upstream, [listRoute]: script } });

export const Open: Story = {
  name: 'opens the sheet of an open offering, and the applications of one applied for',
  parameters: atRest,
  play: async (context) => {
    const [today, tomorrow, least] = harnessOf(context).inLanguage({
      es: ['10:00 a.m.', '11:30 a.m.', 'Mín. 100 · US$ 1,500.00'],
      de: ['10:00', '11:30', 'Min. 100 · US$ 1.500,00'],
    });
    await says(context, 'ipo.closes', { when: 'today', time: today });
    await says(context, 'ipo.closes', { when: 'tomorrow', time: tomorrow });
    // 100 shares at 15.00
    await expect(await context.canvas.findByText(least)).toBeVisible();
    await says(context, 'ipo.applied');
    const applied = await context.canvas.findByRole('link', { name: /Xilonara/ });
    await expect(applied).toHaveAttribute('href', '/ipo/orders');
    await expect(context.canvas.getByRole('button', { name: /Solvera/ })).toBeVisible();
    await expect(context.canvas.queryByText('Tesaromet Aceros')).toBeNull();
  },
};

export const BeyondBalance: Story = {
  name: 'says which offerings ask for more than the balance',
  parameters: {
    ...scenario({
      at,
      // 100 shares at 15.00 and a fee of 0.45 are a cent more.
      upstream: {
        ...upstream,
        'GET /stock/success/v2/balance': answer.ok({ balance: '1500.44' }),
      },
    }),
    ...notPictured('Same picture as “Open”, with one more heading.'),
  },
  play: async (context) => {
    await says(context, 'offers.beyond');
    const { t } = harnessOf(context);
    const [applied, beyond] = context.canvas.getAllByRole('listitem');
    await expect(applied).toHaveTextContent(t('offers.reach'));
    await expect(applied).toHaveTextContent('Xilonara');
    await expect(beyond).toHaveTextContent(t('offers.beyond'));
    await expect(beyond).toHaveTextContent('Solvera');
  },
};

export const ClosesWhileLookedAt: Story = {
  name: 'closes when the upstream says so, not by the clock',
  parameters: answered(ipoScript([closingSoon])),
  play: async (context) => {
    await shows(context, 'Solvera Energía');
    const harness = harnessOf(context);
    await harness.advance(120_000);
    await expect(context.canvas.getByRole('button', { name: /Solvera/ })).toBeVisible();
    harness.upstream.script(listRoute, ipoScript([buildIpo({ status: 'closed' })]));
    await harness.refresh();
    await waitFor(() => expect(context.canvas.queryByText('Solvera Energía')).toBeNull());
  },
};

export const Closed: Story = {
  name: 'spec §4 ipo forthcoming: does not open a closed offering',
  parameters: scenario({ at: `${at}?status=closed`, upstream }),
  play: async (context) => {
    await expect(await context.canvas.findByText('Tesaromet Aceros')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Tesaromet/ })).toBeNull();
  },
};

export const Listed: Story = {
  parameters: scenario({ at: `${at}?status=listed`, upstream }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solviaterra Hydrogen')).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  parameters: answered(
    ipoScript([buildIpo({ status: { unknown: 'Withdrawn' } })]),
    `${at}?status=closed`,
  ),
  play: (context) => says(context, 'order.statusCode', { code: 'Withdrawn' }),
};

export const Empty: Story = {
  parameters: answered(ipoScript([])),
  play: async (context) => {
    await says(context, 'ipo.empty.open');
    const { t } = harnessOf(context);
    const link = context.canvas.getByRole('link', { name: t('ipo.seeOrders') });
    await expect(link).toHaveAttribute('href', '/ipo/orders');
  },
};
