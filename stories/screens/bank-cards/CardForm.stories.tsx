import { answer, buildAddressCard, buildCard, buildVerification, codecs } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { shows, typeInto } from '../../harness/form.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  addRoute,
  askToDelete,
  cardsAnswer,
  deleteButton,
  deleteRoute,
  cardDeletion,
  editRoute,
  cardEntry,
  fieldOf,
  fill,
  listRoute,
  openForm,
  openSecond,
  save,
  secondCard,
  upstream,
} from './cards.ts';

const at = '/settings/bank-cards';

export default {
  title: 'Account/Bank cards/Card form',
  id: 'screens-bank-cards-cardform',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Adding: Story = {
  name: 'offers a demo account',
  parameters: atRest,
  play: async (context) => {
    await openForm(context);
    await sheetSays(context, 'cards.demo');
    await expect(screen.getByText('002 010 07777777777 1')).toBeVisible();
  },
};

export const DemoAccount: Story = {
  name: 'fills in the demo account and the verified name',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        'GET /stock/success/autonomy/state': answer.ok(
          codecs.verification.encode(
            buildVerification({ status: 'approved', realName: 'Ximena Ruiz' }),
          ),
        ),
      },
    }),
    ...notPictured('Same form as in the picture of a filled form.'),
  },
  play: async (context) => {
    await openForm(context);
    await waitFor(() => expect(fieldOf('holder')).toHaveValue('Ximena Ruiz'));
    const { t } = harnessOf(context);
    await context.userEvent.click(screen.getByRole('button', { name: t('cards.demo.use') }));
    await expect(fieldOf('account')).toHaveValue('002 010 07777777777 1');
    await expect(fieldOf('bankName')).toHaveValue('Banamex');
  },
};

export const WrongDigit: Story = {
  name: 'reports a wrong check digit at the last digit',
  parameters: notPictured('Same problem as in the picture of all problems.'),
  play: async (context) => {
    await openForm(context);
    await typeInto(context, 'account', '00201007777777777');
    await context.userEvent.type(fieldOf('account'), '2');
    await sheetSays(context, 'problem.clabe-check-digit');
    await expect(fieldOf('account')).toHaveFocus();
  },
};

export const Added: Story = {
  name: 'fills in the bank of the number and refetches the list',
  play: async (context) => {
    await openForm(context);
    await fill(context, { account: cardEntry.account });
    await expect(fieldOf('bankName')).toHaveValue('Banamex');
    await fill(context, { holder: cardEntry.holder });
    const harness = harnessOf(context);
    const before = harness.upstream.callsTo(listRoute).length;
    await save(context);
    await isClosed();
    await expect(harness.upstream.callsTo(addRoute).map(({ body }) => body)).toEqual([
      {
        bank: 'bank',
        branch_bank: 'Banamex',
        bank_card: '002010077777777771',
        bank_user: 'Titular de la cuenta',
      },
    ]);
    await expect(harness.upstream.callsTo(listRoute).length).toBe(before + 1);
    // A toast fades in.
    const saved = harness.t('cards.saved.bank');
    await waitFor(() => expect(screen.getAllByText(saved)[0]).toBeVisible());
  },
};

export const WithProblems: Story = {
  name: 'spec §5 bank card required: reports each empty field',
  play: async (context) => {
    await openForm(context);
    await fill(context, { account: '002010077777777772' });
    await sheetSays(context, 'problem.clabe-check-digit');
    await save(context);
    await waitFor(() => expect(fieldOf('account')).toHaveFocus());
    const { t } = harnessOf(context);
    const sheet = within(screen.getByRole('dialog'));
    await expect(sheet.getAllByText(t('problem.field-required'))).toHaveLength(2);
    await expect(harnessOf(context).upstream.callsTo(addRoute)).toHaveLength(0);
    await fill(context, { account: cardEntry.account });
    await expect(fieldOf('bankName')).toHaveValue('Banamex');
    await expect(sheet.getAllByText(t('problem.field-required'))).toHaveLength(1);
  },
};

export const AddressWithProblem: Story = {
  name: 'spec §5 bank card trc20: requires only the address',
  parameters: scenario({ at: `${at}?type=trc20`, upstream }),
  play: async (context) => {
    await openForm(context, 'trc20');
    await fill(context, { account: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' });
    await sheetSays(context, 'problem.address-checksum');
    await expect(within(screen.getByRole('dialog')).getAllByRole('textbox')).toHaveLength(1);
  },
};

export const Saving: Story = {
  parameters: scenario({ upstream: { [addRoute]: answer.stall() } }),
  play: async (context) => {
    await openForm(context);
    await fill(context, cardEntry);
    await save(context);
    const button = await buttonIn(context, 'cards.saving');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.click(button);
    await expect(harnessOf(context).upstream.callsTo(addRoute)).toHaveLength(1);
  },
};

export const Refused: Story = {
  name: 'spec §8 bank card add failure: keeps the entered card',
  parameters: scenario({ upstream: { [addRoute]: answer.refusal('too-many-cards') } }),
  play: async (context) => {
    await openForm(context);
    await fill(context, cardEntry);
    await save(context);
    await sheetSays(context, 'cards.addFailed.bank');
    await sheetSays(context, 'hint.too-many-cards');
    await expect(fieldOf('account')).toHaveDisplayValue(/^[0-9]{3} [0-9]{3} [0-9]{11} [0-9]$/);
  },
};

export const NotKnown: Story = {
  parameters: scenario({ upstream: { [addRoute]: answer.html(502) } }),
  play: async (context) => {
    await openForm(context);
    harnessOf(context).upstream.script(listRoute, cardsAnswer(secondCard));
    await fill(context, cardEntry);
    await save(context);
    await sheetSays(context, 'cards.unknown');
    await sheetSays(context, 'cards.unknown.text');
    const failed = harnessOf(context).t('cards.addFailed.bank');
    await expect(screen.queryByText(failed)).toBeNull();
    await expect(await buttonIn(context, 'cards.save')).toBeEnabled();
  },
};

export const Changing: Story = {
  name: 'edits a card with a number that is no CLABE',
  parameters: scenario({
    upstream: { [listRoute]: cardsAnswer({ ...secondCard, account: '****-0005' }) },
  }),
  play: async (context) => {
    await openSecond(context);
    await expect(fieldOf('account')).toHaveValue('****-0005');
    await fill(context, { holder: 'Otra persona' });
    await save(context);
    await isClosed();
    const { upstream: asked } = harnessOf(context);
    await expect(asked.callsTo(editRoute).map(({ body }) => body)).toMatchObject([
      { id: '7', type: 'bank', bank_card: '****-0005', bank_user: 'Otra persona' },
    ]);
  },
};

export const Deleting: Story = {
  name: 'asks before it deletes',
  parameters: { ...scenario({ upstream: cardDeletion }), ...atRest },
  play: async (context) => {
    await openSecond(context);
    await askToDelete(context);
    await expect(harnessOf(context).upstream.callsTo(deleteRoute)).toEqual([]);
  },
};

export const Deleted: Story = {
  parameters: {
    ...scenario({ upstream: cardDeletion }),
    ...notPictured('Same picture as the list, with one card less.'),
  },
  play: async (context) => {
    await openSecond(context);
    await askToDelete(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, cardsAnswer(buildCard()));
    await context.userEvent.click(deleteButton(context));
    await isClosed();
    await waitFor(() => expect(context.canvas.queryByText('Banco del Norte')).toBeNull());
    await expect(harness.upstream.callsTo(deleteRoute).map(({ body }) => body)).toEqual([
      { id: secondCard.id, type: 'bank' },
    ]);
  },
};

export const ChangingFailed: Story = {
  name: 'spec §8 bank card edit failure: shows a message in the form',
  parameters: scenario({
    at: `${at}?type=trc20`,
    upstream: {
      [listRoute]: cardsAnswer(buildAddressCard()),
      [editRoute]: answer.refusal('unknown-card'),
    },
  }),
  play: async (context) => {
    await shows(context, '•••• Lj6t');
    const harness = harnessOf(context);
    const name = harness.t('cards.change', { name: harness.t('cards.unnamed.trc20'), end: 'Lj6t' });
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await screen.findByRole('dialog');
    await save(context);
    await sheetSays(context, 'cards.editFailed.trc20');
  },
};

export const FormOffline: Story = {
  play: async (context) => {
    await openForm(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'cards.offline');
    await expect(await buttonIn(context, 'cards.save')).toHaveAttribute('aria-disabled', 'true');
  },
};
