import { answer, buildAddressCard, buildCard } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonOf, says, saysInTheEnd, shows } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { cardsAnswer, listRoute, upstream } from './cards.ts';

const at = '/settings/bank-cards';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Numbers are masked, and read aloud by their end; the address is in its own tab. */
export const Accounts: Story = {
  parameters: atRest,
  play: async (context) => {
    await shows(context, 'Banco del Centro');
    await expect(context.canvas.getByText('•••• 7771')).toBeVisible();
    const { t } = harnessOf(context);
    await expect(context.canvas.getByText(t('cards.ending', { end: '7771' }))).toBeInTheDocument();
    await expect(context.canvasElement).not.toHaveTextContent('002010077777777771');
    await expect(context.canvas.queryByText('•••• Lj6t')).toBeNull();
    await expect(
      context.canvas.getByRole('button', {
        name: t('cards.change', { name: 'Banco del Norte', end: '0005' }),
      }),
    ).toBeVisible();
  },
};

export const Addresses: Story = {
  play: async (context) => {
    await shows(context, 'Banco del Centro');
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: harnessOf(context).t('cards.tab.trc20') }),
    );
    await shows(context, '•••• Lj6t');
    await expect(context.canvas.queryByText('Banco del Centro')).toBeNull();
  },
};

/** A card that nothing can be sent to says so, with an unknown status; texts stay texts. */
export const NotUsable: Story = {
  parameters: scenario({
    at,
    upstream: {
      [listRoute]: cardsAnswer(
        buildCard({ status: { unknown: '0' } }),
        buildCard({
          id: '8',
          bankName: `<img src=x onerror="document.title='hacked'">`,
          holder: '<b>{{constructor}}</b>',
          account: '1',
        }),
        buildCard({ id: '9', bankName: '', holder: '' }),
      ),
    },
  }),
  play: async (context) => {
    await says(context, 'cards.notUsable', { code: '0' });
    await shows(context, /onerror/);
    await shows(context, '<b>{{constructor}}</b>');
    await says(context, 'cards.unnamed.bank');
    await expect(document.title).not.toBe('hacked');
  },
};

export const Loading: Story = {
  parameters: scenario({ at, upstream: { [listRoute]: answer.stall() } }),
};

/** Leads to adding one. */
export const Empty: Story = {
  name: 'spec §8 no bank cards: leads to adding one',
  parameters: scenario({ at, upstream: { [listRoute]: cardsAnswer(buildAddressCard()) } }),
  play: async (context) => {
    await says(context, 'cards.empty.bank');
    await context.userEvent.click(buttonOf(context, 'cards.add.bank'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const NoAddresses: Story = {
  parameters: scenario({ at: `${at}?type=trc20`, upstream: { [listRoute]: cardsAnswer() } }),
  play: (context) => says(context, 'cards.empty.trc20'),
};

export const Failed: Story = {
  name: 'spec §8 bank cards failure: says so',
  parameters: scenario({ at, upstream: { [listRoute]: answer.html(502) } }),
  play: (context) => saysInTheEnd(context, 'cards.failed.bank'),
};

/** The sentence of the other tab. */
export const AddressesFailed: Story = {
  name: 'spec §8 card list failure: of the other tab',
  parameters: scenario({ at: `${at}?type=trc20`, upstream: { [listRoute]: answer.halfJson() } }),
  play: (context) => saysInTheEnd(context, 'cards.failed.trc20'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'Banco del Centro');
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, answer.html(502));
    await harness.pass(30_000);
    await harness.refresh();
    await says(context, 'query.failedKept', { age: harness.t('query.stale', { seconds: 30 }) });
    await shows(context, 'Banco del Centro');
  },
};

export const Offline: Story = {
  play: async (context) => {
    await shows(context, 'Banco del Centro');
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await shows(context, 'Banco del Centro');
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: {
      [listRoute]: cardsAnswer(
        buildCard({
          bankName: 'Sistema de Transferencias y Pagos STP, SOFOM E.N.R.',
          holder: 'Wertpapierdienstleistungsunternehmensverwaltungsgesellschaft',
          status: { unknown: '7' },
        }),
      ),
    },
  }),
  play: (context) => says(context, 'cards.notUsable', { code: '7' }),
};
