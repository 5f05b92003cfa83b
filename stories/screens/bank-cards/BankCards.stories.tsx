import { answer, buildCard } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonOf, says, saysAtLeastOnce, shows } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { cardsAnswer, listRoute, upstream } from './cards.ts';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

const at = '/settings/bank-cards';

export default {
  title: 'Account/Bank cards',
  id: 'screens-bank-cards-bankcards',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const hasCards = (context: StoryContext) => shows(context, 'Banco del Centro');
const openAddresses = (context: StoryContext) => {
  const name = harnessOf(context).t('cards.tab.trc20');
  return context.userEvent.click(context.canvas.getByRole('tab', { name }));
};

export const Accounts: Story = {
  name: 'masks account numbers',
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
    await hasCards(context);
    await openAddresses(context);
    await shows(context, '•••• Lj6t');
    await expect(context.canvas.queryByText('Banco del Centro')).toBeNull();
  },
};

export const NotUsable: Story = {
  name: 'marks an unusable card and shows markup as text',
  parameters: scenario({
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
    await waitFor(() => expect(context.canvas.getAllByText(/onerror/)[0]).toBeVisible());
    await shows(context, '<b>{{constructor}}</b>');
    await says(context, 'cards.unnamed.bank');
    await expect(document.title).not.toBe('hacked');
  },
};

export const Loading: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.stall() } }),
};

export const Empty: Story = {
  name: 'spec §8 no bank cards: links to the form for a card',
  parameters: scenario({ upstream: { [listRoute]: cardsAnswer() } }),
  play: async (context) => {
    await says(context, 'cards.empty.bank');
    await openAddresses(context);
    await says(context, 'cards.empty.trc20');
    await context.userEvent.click(buttonOf(context, 'cards.add.trc20'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Failed: Story = {
  name: 'spec §8 bank cards failure, spec §8 card list failure: shows a message in each tab',
  parameters: scenario({ upstream: { [listRoute]: answer.html(502) } }),
  play: async (context) => {
    await saysAtLeastOnce(context, 'cards.failed.bank');
    await openAddresses(context);
    await saysAtLeastOnce(context, 'cards.failed.trc20');
  },
};

export const FailedRefetch = failedRefetch(listRoute, hasCards);

export const Offline = offlineWithData(hasCards);
