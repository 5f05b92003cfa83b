import { answer, type ScriptedAnswer } from '@corro/testing';
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
} from './offerScenario.ts';
import type { Sentence } from './form.ts';
import { buttonIn, sheetSays } from './orderSheet.ts';
import { harnessOf } from './withApp.tsx';
import { notPictured } from '../pictures/modes.ts';

export const codeRoute = 'POST /stock/success/user/password/up';
export const withoutCode = { [infoRoute]: customer(false) };

/** Goes from the offers to the first field of the form that sets a transaction code. */
export async function openSetup(
  context: Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>,
): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'offers.createCode'));
  await says(context, 'code.text');
  await waitFor(() => expect(field('code')).toHaveFocus());
}

/**
 * Types a new transaction code. The sixth digit moves the focus to the field that repeats the code.
 */
async function setUp(context: StoryContext): Promise<void> {
  await openSetup(context);
  await type(context, 'code', '135791');
  await waitFor(() => expect(field('confirmation')).toHaveFocus());
  await says(context, 'code.confirmText');
}

/** A story that repeats the new transaction code, gets the answer `how` and shows `sentence`. */
const confirmed = (at: string, how: ScriptedAnswer, sentence: Sentence): StoryObj => ({
  parameters: offeredAt(at, { ...withoutCode, [codeRoute]: how }),
  play: async (context) => {
    await setUp(context);
    await type(context, 'confirmation', '135791');
    await says(context, sentence);
  },
});

/** A customer without a transaction code sets one on the way to a purchase. */
export function offerCodeStories(at: string) {
  return {
    noCode: {
      parameters: offeredAt(at, withoutCode),
      play: async (context) => {
        await review(context);
        await sheetSays(context, 'offers.noCode');
        await expect(await buttonIn(context, 'offers.createCode')).toBeVisible();
      },
    },
    noCodeByRefusal: {
      parameters: {
        ...offeredAt(at, {
          [infoRoute]: customer(null),
          [buyRoute]: answer.refusal('no-transaction-code'),
        }),
        ...notPictured('Same picture as when the settings already report the missing code.'),
      },
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'offers.noCode');
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
    codeSaving: confirmed(at, answer.stall(), 'code.saving'),
    codeSaved: {
      parameters: offeredAt(at, { ...withoutCode, [codeRoute]: answer.ok() }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        // The sheet returns to the same order and keeps the typed quantity.
        await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
        await sheetSays(context, 'order.shares', { count: 100 });
        await waitFor(() => expect(field('code')).toHaveValue(''));
        const [call] = harnessOf(context).upstream.callsTo(codeRoute);
        await expect(call?.body).toMatchObject({ fund_code_new: '135791', is_first: true });
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
    codeRefused: confirmed(
      at,
      answer.refusal('invalid-transaction-code'),
      'hint.invalid-transaction-code',
    ),
    codeRefusedWithoutReason: confirmed(at, answer.refusal('unknown'), 'code.failed'),
    codeUnknown: confirmed(at, answer.html(502), 'code.unknown'),
  } satisfies Record<string, StoryObj>;
}
