import { answer, buildCard, buildUserInfo, codecs, fakeNow } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, waitForCall, sheetSays, confirmByCode } from '../../harness/orderSheet.ts';
import { harnessOf, scenario, screenMeta } from '../../harness/withApp.tsx';
import { atRest, notPictured } from '../../pictures/modes.ts';
import {
  credential,
  device,
  listPasskeys,
  listRoute as passkeysRoute,
  options,
  phone,
} from '../passkeys/passkeys.ts';
import {
  addRoute,
  cardsAnswer,
  confirmed,
  editRoute,
  fieldOf,
  infoRoute,
  listRoute,
  openConfirmation,
  openSecond,
  secondCard,
} from './cards.ts';

const optionsRoute = 'POST /stock/success/v2/passkey/card';

export default {
  title: 'Account/Bank cards/Confirm card',
  id: 'screens-bank-cards-confirmcard',
  ...screenMeta(scenario({ at: '/settings/bank-cards', upstream: confirmed })),
};
type Story = StoryObj;

const details = {
  bank: 'bank',
  branch_bank: 'Banamex',
  bank_card: '002010077777777771',
  bank_user: 'Titular de la cuenta',
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = (context: StoryContext, route: string) =>
  harnessOf(context)
    .upstream.callsTo(route)
    .map(({ body }) => body);

export const Confirming: Story = {
  name: 'shows the account in full before the code confirms it',
  parameters: atRest,
  play: async (context) => {
    const dialog = await openConfirmation(context);
    await sheetSays(context, 'cards.confirm.text');
    for (const text of ['002 010 07777777777 1', details.branch_bank, details.bank_user]) {
      await expect(dialog).toHaveTextContent(text);
    }
    await expect(bodies(context, addRoute)).toEqual([]);
  },
};

export const Confirmed: Story = {
  name: 'sends the code with the details, once',
  parameters: notPictured('It looks like the list.'),
  play: async (context) => {
    await openConfirmation(context);
    await confirmByCode(context, 'cards.confirm.save');
    await waitForCall(context, addRoute);
    await isClosed();
    await expect(bodies(context, addRoute)).toEqual([{ ...details, stock_password: '246810' }]);
  },
};

export const Changed: Story = {
  name: 'names the version of the card that it changes',
  parameters: {
    ...scenario({ upstream: { [listRoute]: cardsAnswer({ ...secondCard, version: '3' }) } }),
    ...notPictured('It looks like adding one.'),
  },
  play: async (context) => {
    await openSecond(context);
    await context.userEvent.click(await buttonIn(context, 'cards.continue'));
    await confirmByCode(context, 'cards.confirm.save');
    await waitForCall(context, editRoute);
    await expect(bodies(context, editRoute)).toMatchObject([
      { id: '7', version: '3', stock_password: '246810' },
    ]);
  },
};

export const ByPasskey: Story = {
  name: 'is confirmed by a passkey, which signs the same details',
  parameters: {
    ...scenario({
      passkeys: device,
      upstream: {
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'cards.confirm, passkeys' }),
        [passkeysRoute]: listPasskeys(phone),
        [optionsRoute]: options,
      },
    }),
    ...notPictured('The withdrawal has the same two buttons.'),
  },
  play: async (context) => {
    await openConfirmation(context);
    await context.userEvent.click(await buttonIn(context, 'passkeys.confirm'));
    await waitForCall(context, addRoute);
    const { bank: type, ...signed } = details;
    await expect(bodies(context, optionsRoute)).toEqual([{ type, ...signed }]);
    await expect(bodies(context, addRoute)).toEqual([{ ...details, passkey: credential }]);
  },
};

export const WrongCode: Story = {
  parameters: scenario({
    upstream: { [addRoute]: answer.refusal('wrong-authorization-password') },
  }),
  play: async (context) => {
    await openConfirmation(context);
    await confirmByCode(context, 'cards.confirm.save', '246813');
    await sheetSays(context, 'hint.wrong-authorization-password');
    const field = document.querySelector('input[name="code"]');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const NoCode: Story = {
  name: 'lets a customer without a code set one first',
  parameters: scenario({
    upstream: {
      [infoRoute]: answer.ok(codecs.userInfo.encode(buildUserInfo({ hasTransactionCode: false }))),
    },
  }),
  play: async (context) => {
    await openConfirmation(context);
    await sheetSays(context, 'offers.noCode');
    await expect(await buttonIn(context, 'offers.createCode')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  name: 'refuses a card that another session has changed',
  parameters: scenario({ upstream: { [editRoute]: answer.refusal('card-changed') } }),
  play: async (context) => {
    await openSecond(context);
    await context.userEvent.click(await buttonIn(context, 'cards.continue'));
    await confirmByCode(context, 'cards.confirm.save');
    await sheetSays(context, 'cards.editFailed.bank');
    await sheetSays(context, 'hint.card-changed');
  },
};

export const Corrected: Story = {
  name: 'goes back to the details without losing them',
  parameters: notPictured('It looks like the form.'),
  play: async (context) => {
    await openConfirmation(context);
    await context.userEvent.click(await buttonIn(context, 'cards.confirm.back'));
    await waitFor(() => expect(fieldOf('holder')).toHaveValue(details.bank_user));
  },
};

export const Waiting: Story = {
  name: 'says from when an account that was added or changed is paid',
  parameters: {
    ...scenario({
      upstream: {
        [listRoute]: cardsAnswer(
          buildCard(),
          buildCard({
            id: '7',
            bankName: 'Banco del Norte',
            account: '998010000000000005',
            payableAt: fakeNow + 86_400_000,
          }),
        ),
      },
    }),
    ...notPictured('The list of accounts with a sentence more.'),
  },
  play: async (context) => {
    const about = harnessOf(context).t('cards.payableAt', { date: '' }).slice(0, 20);
    await waitFor(() =>
      expect(context.canvas.getAllByText(about, { exact: false })).toHaveLength(1),
    );
  },
};
