import { answer } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  buyRoute,
  confirm,
  customer,
  field,
  infoRoute,
  offeredAt,
  review,
  says,
  type,
} from './dealScenario.ts';
import { buttonIn, sheetSays } from './orderSheet.ts';
import { harnessOf } from './withApp.tsx';
import { notPictured } from '../pictures/modes.ts';

export const codeRoute = 'POST /stock/success/user/password/up';
export const withoutCode = { [infoRoute]: customer(false) };

/** Goes from the offers to the first field of a code. */
export async function openSetup(
  context: Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>,
): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'deals.createCode'));
  await says(context, 'code.text');
  await waitFor(() => expect(field('code')).toHaveFocus());
}

/** Types the first code twice: the sixth digit of each leads on. */
async function setUp(context: StoryContext): Promise<void> {
  await openSetup(context);
  await type(context, 'code', '135791');
  await waitFor(() => expect(field('confirmation')).toHaveFocus());
}

type Name =
  | 'noCode'
  | 'noCodeByRefusal'
  | 'codeConfirming'
  | 'codesDiffer'
  | 'codeSaving'
  | 'codeSaved'
  | 'codeNotConfirmed'
  | 'codeRefused'
  | 'codeRefusedWithoutReason'
  | 'codeUnknown'
  | 'codeTooEasy'
  | 'codePassword'
  | 'codePasswordMissing'
  | 'codePasswordWrong'
  | 'codePasswordSending'
  | 'codeSavedByPassword';

/** Goes on to the login password, which the upstream asks for after a login of long ago. */
async function authenticate(context: StoryContext, password: string): Promise<void> {
  await setUp(context);
  await type(context, 'confirmation', '135791');
  await says(context, 'code.passwordText');
  await waitFor(() => expect(field('password')).toHaveFocus());
  if (password !== '') await type(context, 'password', password);
  await context.userEvent.keyboard('{Enter}');
}

const required = answer.refusal('password-required');

/** A customer without a transaction code sets one on the way to a purchase. */
export function dealCodeStories(at: string): Readonly<Record<Name, StoryObj>> {
  return {
    noCode: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await review(context);
        await sheetSays(context, 'deals.noCode');
        await expect(await buttonIn(context, 'deals.createCode')).toBeVisible();
      },
    },
    noCodeByRefusal: {
      parameters: {
        ...offeredAt(at, {
          [infoRoute]: customer(null),
          [buyRoute]: answer.refusal('no-transaction-code'),
        }),
        ...notPictured('It is said as where it is known beforehand.'),
      },
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'deals.noCode');
      },
    },
    codeConfirming: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await setUp(context);
        await says(context, 'code.confirmText');
      },
    },
    codesDiffer: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135790');
        await says(context, 'problem.transaction-codes-do-not-match');
        await expect(harnessOf(context).upstream.callsTo(codeRoute)).toEqual([]);
      },
    },
    codeSaving: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: answer.stall() }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.saving');
      },
    },
    codeSaved: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: answer.ok() }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        // Back in the same order, with what had been typed.
        await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
        await sheetSays(context, 'order.shares', { count: 100 });
        await waitFor(() => expect(field('code')).toHaveValue(''));
        const [call] = harnessOf(context).upstream.callsTo(codeRoute);
        await expect(call?.body).toMatchObject({ fund_code_new: '135791', is_first: true });
      },
    },
    codeRefused: {
      parameters: offeredAt(at, {
        ...withoutCode,
        [codeRoute]: answer.refusal('invalid-transaction-code'),
      }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'hint.invalid-transaction-code');
      },
    },
    codeNotConfirmed: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await setUp(context);
        await context.userEvent.keyboard('{Enter}');
        await says(context, 'problem.confirmation-required');
        await expect(harnessOf(context).upstream.callsTo(codeRoute)).toEqual([]);
      },
    },
    codeRefusedWithoutReason: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: answer.refusal('unknown') }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.failed');
      },
    },
    codeTooEasy: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await openSetup(context);
        await type(context, 'code', '890123');
        await says(context, 'problem.new-code-too-easy');
        // Six digits of the customer's own phone number.
        await type(context, 'code', '550000');
        await says(context, 'problem.new-code-too-easy');
        await expect(field('code')).toHaveFocus();
      },
    },
    codePassword: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: required }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.passwordText');
        await waitFor(() => expect(field('password')).toHaveFocus());
      },
    },
    codePasswordMissing: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: required }),
      play: async (context) => {
        await authenticate(context, '');
        await says(context, 'problem.password-required');
        await expect(harnessOf(context).upstream.callsTo(codeRoute)).toHaveLength(1);
      },
    },
    codePasswordWrong: {
      parameters: offeredAt(at, {
        ...withoutCode,
        [codeRoute]: [required, answer.refusal('wrong-password')],
      }),
      play: async (context) => {
        await authenticate(context, 'secret-1');
        await says(context, 'hint.wrong-password');
        await waitFor(() => expect(field('password')).toHaveFocus());
      },
    },
    codePasswordSending: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: [required, answer.stall()] }),
      play: async (context) => {
        await authenticate(context, 'secret-1');
        await says(context, 'code.saving');
      },
    },
    codeSavedByPassword: {
      parameters: {
        ...offeredAt(at, { ...withoutCode, [codeRoute]: [required, answer.ok()] }),
        ...notPictured('The order is as after a code that needed no password.'),
      },
      play: async (context) => {
        await authenticate(context, 'secret-1');
        await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
        await sheetSays(context, 'order.shares', { count: 100 });
        const calls = harnessOf(context).upstream.callsTo(codeRoute);
        await expect(calls.map(({ body }) => body)).toMatchObject([
          { fund_code_new: '135791' },
          { fund_code_new: '135791', password: 'secret-1' },
        ]);
      },
    },
    codeUnknown: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: answer.html(502) }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.unknown');
      },
    },
  };
}
