import { answer, buildUserInfo, codecs, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { says } from '../../harness/form.ts';
import { buttonIn, endsUnreachable, sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  addRoute,
  at,
  confirm,
  receipt,
  depositRecord,
  recordsRoute,
  review,
  upstream,
} from './recharge.ts';
import { submittingStory } from '../../harness/submittingStory.ts';

// Unreachable: empty. Without data the screen shows the form, which is the next step itself.
export default {
  title: 'Money/Recharge/Placing',
  id: 'screens-recharge-placing',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const infoRoute = 'GET /stock/success/v2/user/info';

const answered = (script: Script | ReturnType<typeof answer.ok>, more = {}) =>
  scenario({ upstream: { [addRoute]: script, ...more } });

export const Reviewing: Story = {
  name: 'spec §9 recharge preview: shows 5 % of the amount',
  play: async (context) => {
    await review(context);
    // The amount in pesos is 5,000.00 × 20, and the new balance 25,000.00 + 5,000.00.
    const dialog = screen.getByRole('dialog');
    for (const figure of ['100,000.00', '30,000.00']) {
      await expect(dialog).toHaveTextContent(figure);
    }
    // The reference figure is 5,000.00 × 5 %; at the confirmation it would look like a fee.
    await says(context, 'recharge.previewNote', { amount: 'US$ 250.00' });
    await expect(dialog).not.toHaveTextContent(/(?<!\d)250\.00/);
  },
};

export const Submitting = submittingStory(confirm, addRoute, { count: '5000' });

export const DoneAndFollowed: Story = {
  name: 'follows the deposit to its end',
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'recharge.done');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
    await sheetSays(context, 'status.money.in-progress');
    const harness = harnessOf(context);
    harness.upstream.script(recordsRoute, depositRecord('completed'));
    await harness.refresh();
    await sheetSays(context, 'recharge.done.completed');
  },
};

const accountTags = (clabe: string) =>
  operatorConfig(
    { tag: 'recharge_clabe', value: clabe },
    { tag: 'recharge_bank', value: 'Banco DEMO' },
    { tag: 'recharge_holder', value: 'Corro DEMO' },
  );
const infoOf = (rechargeReference: string | null) =>
  answer.ok(codecs.userInfo.encode(buildUserInfo({ rechargeReference })));

export const Account: Story = {
  name: 'shows where to transfer once it is confirmed, and copies it',
  parameters: answered(answer.ok(receipt), {
    [configRoute]: accountTags('999180000000000015'),
    [infoRoute]: infoOf('100001'),
  }),
  play: async (context) => {
    const { t } = harnessOf(context);
    await confirm(context);
    await sheetSays(context, 'recharge.account.demo');
    await sheetSays(context, 'recharge.account.noMoney');
    const sheet = within(screen.getByRole('dialog'));
    // 5,000.00 × 20, the rate of the account
    for (const text of [
      'MX$ 100,000.00',
      '999 180 00000000001 5',
      'Banco DEMO',
      'Corro DEMO',
      '100001',
    ]) {
      await expect(await sheet.findByText(text)).toBeInTheDocument();
    }
    await sheetSays(context, 'money.rate', { rate: '20.00' });
    const copy = t('recharge.account.copy', { what: t('recharge.account.clabe') });
    await context.userEvent.click(sheet.getByRole('button', { name: copy }));
    const said = new RegExp(`${t('copy.done')}|${t('copy.failed')}`);
    await expect(await screen.findByText(said)).toBeVisible();
  },
};

export const WrongAccount: Story = {
  name: 'shows no account with a wrong check digit',
  parameters: {
    ...answered(answer.ok(receipt), {
      [configRoute]: accountTags('999180000000000014'),
      [infoRoute]: infoOf(null),
    }),
    ...notPictured('Same picture as without an account.'),
  },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'recharge.done');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('999 180');
  },
};

export const DoneAndClosed: Story = {
  name: 'spec §8 recharge success: leads to the records from every way to close it',
  parameters: {
    ...answered(answer.ok(receipt)),
    ...notPictured('Ends at the records, which have pictures.'),
  },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'recharge.done');
    history.back();
    const name = harnessOf(context).t('route.rechargeRecords');
    await expect(await context.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DoneAndUnpaid: Story = {
  parameters: answered(answer.ok(receipt), { [recordsRoute]: depositRecord('failed') }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'recharge.done.failed', { amount: 'US$ 5,000.00' });
  },
};

export const Refused: Story = {
  name: 'spec §8 recharge failure: shows a dialog',
  parameters: answered(answer.refusal('below-minimum')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.below-minimum');
    await context.userEvent.click(await buttonIn(context, 'recharge.change'));
    await expect(await context.canvas.findByDisplayValue('5,000')).toBeVisible();
  },
};

const pending = JSON.stringify({
  'flow:recharge': {
    key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    terms: { amount: '5000', method: 'bank' },
    confirmedAt: 1_795_188_590_000,
  },
});
const reloaded = (records: ReturnType<typeof answer.ok>) =>
  scenario({ upstream: { [recordsRoute]: records }, stored: { pending_orders: pending } });

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: (context) => endsUnreachable(context, { route: recordsRoute }),
};
