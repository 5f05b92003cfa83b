import { answer, buildOffer, buildUserInfo, wire, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { offersRoute, type OfferKind } from './offers.ts';
import { buttonIn, passLooks, sheetSays } from './stock-trading/ticket.ts';
import { scene, stageOf } from './withApp.tsx';

const buyRoute = 'POST /stock/success/deal/buy';
const ordersRoute = 'POST /stock/success/deal/list';
const codeRoute = 'POST /stock/success/user/password/up';
const infoRoute = 'GET /stock/success/v2/user/info';

const offer = buildOffer();
const nothing = answer.ok({ rows: [], count: 0 });
const receipt = {
  no: 'C-20261120-0007',
  price: '120.00',
  count: 100,
  fee: '3.60',
  total: '12003.60',
};

const customer = (hasTransactionCode: boolean | null) =>
  answer.ok(wire.userInfo(buildUserInfo({ hasTransactionCode })));

/** A customer with 25,000.00 and a code, before an offer of at least 100 at 120.00. */
const upstream: Readonly<Record<string, Script>> = {
  [offersRoute]: answer.ok({ rows: [wire.offer(offer)] }),
  [infoRoute]: customer(true),
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
  'GET /v2/config': answer.ok([{ tag: 'usd_mxn', value: '20' }]),
};

async function open(context: StoryContext): Promise<void> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /Norvelo/ }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('quantity')).not.toHaveValue(''));
}

/** A field of the sheet on top, by its name. */
function field(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].at(-1);
  if (found === undefined) throw new Error(`The sheet has no field ${name}.`);
  return found;
}

async function type({ userEvent }: StoryContext, name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function review(context: StoryContext): Promise<void> {
  await open(context);
  await type(context, 'quantity', '100');
  await context.userEvent.click(await buttonIn(context, 'ticket.review.buy'));
  await sheetSays(context, 'ticket.side');
}

async function confirm(context: StoryContext): Promise<void> {
  await review(context);
  await type(context, 'code', '246810');
  await context.userEvent.click(await buttonIn(context, 'ticket.confirm.buy'));
}

/** Types the first code twice: the sixth digit of each leads on. */
async function setUp(context: StoryContext): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'deals.createCode'));
  await says(context, 'code.text');
  await type(context, 'code', '135791');
  await waitFor(() => expect(field('confirmation')).toHaveFocus());
}

async function says(context: StoryContext, id: Parameters<typeof sheetSays>[1]): Promise<void> {
  const text = stageOf(context).t(id);
  await waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible());
}

type Name =
  | 'prefilled'
  | 'belowLot'
  | 'quickPick'
  | 'tooLittleMoney'
  | 'hint'
  | 'loading'
  | 'offline'
  | 'gone'
  | 'draft'
  | 'reviewing'
  | 'codeMissing'
  | 'priceMoved'
  | 'submitting'
  | 'done'
  | 'wrongCode'
  | 'refused'
  | 'timedOut'
  | 'reconciling'
  | 'notFound'
  | 'unreachable'
  | 'putAside'
  | 'noCode'
  | 'noCodeByRefusal'
  | 'codeConfirming'
  | 'codesDiffer'
  | 'codeSaving'
  | 'codeSaved'
  | 'codeRefused'
  | 'codeUnknown'
  | 'longWords';

/** The states of a purchase from an offer: block trade and QIP are bought alike. */
export function dealStories(at: string, kind: OfferKind): Readonly<Record<Name, StoryObj>> {
  const over = (more: Readonly<Record<string, Script>> = {}) =>
    scene({ at, upstream: { ...upstream, ...more } });
  const pending = JSON.stringify({
    [`flow:${kind}`]: {
      key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
      terms: {
        kind,
        offerId: offer.id,
        symbol: offer.symbol,
        name: offer.name,
        price: offer.price,
        quantity: 100,
      },
      confirmedAt: 1_795_188_590_000,
    },
  });
  const reloaded = (orders: Script) =>
    scene({
      at,
      upstream: { ...upstream, [ordersRoute]: orders },
      stored: { pending_orders: pending },
    });
  const withoutCode = { [infoRoute]: customer(false) };
  return {
    prefilled: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        // 25,000.00 ÷ (120.00 × 1.0003) = 208.27; 208 come to 24,967.49 with the fee.
        await expect(field('quantity')).toHaveValue('208');
        const text = stageOf(context).t('deals.mostShare', { share: '99.87' });
        await expect(screen.getByText(text)).toBeVisible();
      },
    },
    belowLot: {
      parameters: over({ 'GET /stock/success/v2/balance': answer.ok({ balance: '6001.80' }) }),
      play: async (context) => {
        await open(context);
        await sheetSays(context, 'deals.belowLot', { count: 50, min: 100 });
        await expect(await buttonIn(context, 'ticket.review.buy')).toHaveAttribute('aria-disabled');
      },
    },
    quickPick: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        // 104 come to 12,483.74 with the fee.
        await context.userEvent.click(await buttonIn(context, 'ticket.pick', { percent: 50 }));
        await expect(field('quantity')).toHaveValue('104');
        await sheetSays(context, 'deals.share', { share: '49.93', count: 208 });
      },
    },
    tooLittleMoney: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        await type(context, 'quantity', '209');
        // 209 come to 25,087.52 with the fee.
        await expect((await screen.findAllByText(/87\.52/))[0]).toBeVisible();
      },
    },
    hint: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        await type(context, 'quantity', '99');
        const said = stageOf(context).t('problem.quantity-below-lot', { min: 100 });
        await stageOf(context).pass(2900);
        await expect(screen.queryByText(said)).toBeNull();
        await stageOf(context).pass(200);
        await sheetSays(context, 'problem.quantity-below-lot', { min: 100 });
        await sheetSays(context, 'problem.required-fields');
      },
    },
    loading: {
      parameters: over({ 'GET /stock/success/v2/balance': answer.stall() }),
      play: async (context) => {
        const row = await context.canvas.findByRole('button', { name: /Norvelo/ });
        await context.userEvent.click(row);
        await sheetSays(context, 'flow.obstacle.balance-unknown');
      },
    },
    offline: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        stageOf(context).setOnline(false);
        await sheetSays(context, 'flow.obstacle.offline');
      },
    },
    gone: {
      parameters: over(),
      play: async (context) => {
        await open(context);
        stageOf(context).upstream.script(offersRoute, answer.ok({ rows: [] }));
        await stageOf(context).refresh();
        await sheetSays(context, 'flow.obstacle.offer-gone');
      },
    },
    draft: {
      parameters: scene({
        at,
        upstream,
        stored: {
          [`draft_deal_${kind}_3`]: JSON.stringify({
            time: 1_795_188_600_000 - 60_000,
            values: { quantity: '137' },
          }),
        },
      }),
      play: async (context) => {
        await open(context);
        await expect(field('quantity')).toHaveValue('137');
      },
    },
    reviewing: {
      parameters: over(),
      play: async (context) => {
        await review(context);
        await sheetSays(context, 'problem.required-fields');
        await type(context, 'code', '246810');
        const button = await buttonIn(context, 'ticket.confirm.buy');
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      },
    },
    codeMissing: {
      parameters: over(),
      play: async (context) => {
        await review(context);
        await context.userEvent.click(field('code'));
        await context.userEvent.keyboard('24681{Enter}');
        await sheetSays(context, 'problem.transaction-code-format');
        await expect(stageOf(context).upstream.callsTo(buyRoute)).toEqual([]);
      },
    },
    priceMoved: {
      parameters: over(),
      play: async (context) => {
        await review(context);
        const moved = wire.offer(buildOffer({ price: '121.00' }));
        stageOf(context).upstream.script(offersRoute, answer.ok({ rows: [moved] }));
        await stageOf(context).refresh();
        await sheetSays(context, 'flow.obstacle.terms-moved');
      },
    },
    submitting: {
      parameters: over({ [buyRoute]: answer.stall() }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'ticket.submitting');
        await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
        await context.userEvent.keyboard('{Enter}');
        await expect(stageOf(context).upstream.callsTo(buyRoute)).toHaveLength(1);
      },
    },
    done: {
      parameters: over({ [buyRoute]: answer.ok(receipt) }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'ticket.sheet.done.buy');
        await expect(screen.getByText(receipt.no)).toBeVisible();
        const [call] = stageOf(context).upstream.callsTo(buyRoute);
        await expect(call?.body).toMatchObject({ id: '3', count: 100, stock_password: '246810' });
      },
    },
    wrongCode: {
      parameters: over({ [buyRoute]: answer.refusal('wrong-authorization-password') }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'hint.wrong-authorization-password');
        await expect(field('code')).toHaveValue('');
      },
    },
    refused: {
      parameters: over({ [buyRoute]: answer.refusal('time-not-allowed') }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'hint.time-not-allowed');
        await context.userEvent.click(await buttonIn(context, 'ticket.change'));
        await waitFor(() => expect(field('quantity')).toHaveValue('100'));
        await context.userEvent.click(await buttonIn(context, 'ticket.review.buy'));
        await type(context, 'code', '246810');
        await context.userEvent.click(await buttonIn(context, 'ticket.confirm.buy'));
        await sheetSays(context, 'ticket.sheet.refused');
      },
    },
    timedOut: {
      parameters: over({ [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() }),
      play: async (context) => {
        await confirm(context);
        await stageOf(context).pass(10_000);
        await sheetSays(context, 'ticket.reconciling');
      },
    },
    reconciling: {
      parameters: reloaded(answer.stall()),
      play: async (context) => {
        await screen.findByRole('dialog');
        await sheetSays(context, 'ticket.reconciling');
        await expect(stageOf(context).upstream.callsTo(buyRoute)).toEqual([]);
      },
    },
    notFound: {
      parameters: reloaded(nothing),
      play: async (context) => {
        await screen.findByRole('dialog');
        await passLooks(context);
        await sheetSays(context, 'ticket.notFound');
      },
    },
    unreachable: {
      parameters: reloaded(answer.html(502)),
      play: async (context) => {
        await screen.findByRole('dialog');
        await passLooks(context);
        await sheetSays(context, 'ticket.unreachable');
      },
    },
    putAside: {
      parameters: reloaded(answer.stall()),
      play: async (context) => {
        await screen.findByRole('dialog');
        await context.userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const name = stageOf(context).t('ticket.seeOrder');
        await context.userEvent.click(context.canvas.getByRole('button', { name }));
        await sheetSays(context, 'ticket.reconciling');
      },
    },
    noCode: {
      parameters: over(withoutCode),
      play: async (context) => {
        await review(context);
        await sheetSays(context, 'deals.noCode');
        await expect(await buttonIn(context, 'deals.createCode')).toBeVisible();
      },
    },
    noCodeByRefusal: {
      parameters: over({
        [infoRoute]: customer(null),
        [buyRoute]: answer.refusal('no-transaction-code'),
      }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'deals.noCode');
      },
    },
    codeConfirming: {
      parameters: over(withoutCode),
      play: async (context) => {
        await setUp(context);
        await says(context, 'code.confirmText');
      },
    },
    codesDiffer: {
      parameters: over(withoutCode),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135790');
        await says(context, 'problem.passwords-do-not-match');
        await expect(stageOf(context).upstream.callsTo(codeRoute)).toEqual([]);
      },
    },
    codeSaving: {
      parameters: over({ ...withoutCode, [codeRoute]: answer.stall() }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.saving');
      },
    },
    codeSaved: {
      parameters: over({ ...withoutCode, [codeRoute]: answer.ok() }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        // Back in the same order, with what had been typed.
        await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
        await sheetSays(context, 'order.shares', { count: 100 });
        await waitFor(() => expect(field('code')).toHaveValue(''));
        const [call] = stageOf(context).upstream.callsTo(codeRoute);
        await expect(call?.body).toMatchObject({ fund_code_new: '135791', is_first: true });
      },
    },
    codeRefused: {
      parameters: over({
        ...withoutCode,
        [codeRoute]: answer.refusal('invalid-transaction-code'),
      }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'hint.invalid-transaction-code');
      },
    },
    codeUnknown: {
      parameters: over({ ...withoutCode, [codeRoute]: answer.html(502) }),
      play: async (context) => {
        await setUp(context);
        await type(context, 'confirmation', '135791');
        await says(context, 'code.unknown');
      },
    },
    longWords: {
      globals: { locale: 'de', textSize: 'double' },
      parameters: over({
        [offersRoute]: answer.ok({
          rows: [
            wire.offer(
              buildOffer({ name: 'Norvelo Compañía de Bebidas y Envases del Pacífico, S. A. B.' }),
            ),
          ],
        }),
      }),
      play: open,
    },
  };
}
