import { answer, buildOffer, buildUserInfo, codecs, type Script } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { offersRoute } from './offers.ts';
import { buttonIn, sheetSays, confirmByCode } from './orderSheet.ts';
import { scenario, harnessOf } from './withApp.tsx';

export const buyRoute = 'POST /stock/success/deal/buy';
export const ordersRoute = 'POST /stock/success/deal/list';
export const infoRoute = 'GET /stock/success/v2/user/info';

export const offer = buildOffer();

export const customer = (hasTransactionCode: boolean | null) =>
  answer.ok(codecs.userInfo.encode(buildUserInfo({ hasTransactionCode })));

/**
 * A customer with US$ 25,000.00 and a transaction code, and an offer of at least 100 shares at
 * 120.00.
 */
export const upstream: Readonly<Record<string, Script>> = {
  [offersRoute]: answer.ok({ rows: [codecs.offer.encode(offer)] }),
  [infoRoute]: customer(true),
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
};

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export async function open(context: Context): Promise<void> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /Norvelo/ }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('quantity')).not.toHaveValue(''));
}

/** A field of the sheet on top, by its name. */
export function field(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].at(-1);
  if (found === undefined) throw new Error(`The sheet has no field ${name}.`);
  return found;
}

export async function type({ userEvent }: Context, name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

export async function review(context: Context): Promise<void> {
  await open(context);
  await type(context, 'quantity', '100');
  await context.userEvent.click(await buttonIn(context, 'ticket.review.buy'));
  await sheetSays(context, 'ticket.side');
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await confirmByCode(context, 'ticket.confirm.buy');
}

export async function says(context: Context, id: Parameters<typeof sheetSays>[1]): Promise<void> {
  const text = harnessOf(context).t(id);
  await waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible());
}

/** The screen of offers at an address; `more` replaces or adds answers. */
export function offeredAt(
  at: string,
  more: Readonly<Record<string, Script>> = {},
  stored: Readonly<Record<string, string>> = {},
) {
  return scenario({ at, upstream: { ...upstream, ...more }, stored });
}
