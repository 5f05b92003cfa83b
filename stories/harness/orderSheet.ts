import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Sentence } from './form.ts';
import { harnessOf } from './withApp.tsx';

type Context = Pick<StoryContext, 'loaded'>;
type Values = Parameters<ReturnType<typeof harnessOf>['t']>[1];

/** A button of the sheet, once it is there; a closing sheet is ignored. */
export function buttonIn(context: Context, sentence: Sentence, values?: Values) {
  const name = harnessOf(context).t(sentence, values);
  return waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name }));
}

/** Holds that the sheet says a sentence, or comes to it. */
export async function sheetSays(context: Context, sentence: Sentence, values?: Values) {
  // What is looked for in the page is looked for with plain spaces.
  const text = harnessOf(context).t(sentence, values).replaceAll('\u00a0', ' ');
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getAllByText(text)[0]).toBeVisible(),
  );
}

/** Waits until a call has gone out: the code that makes it may only now be on its way. */
export function isCalled(context: Context, route: string): Promise<void> {
  return waitFor(() => expect(harnessOf(context).upstream.callsTo(route)).not.toEqual([]));
}

/** `METHOD /path` of the call that looks for an order. */
export interface Looks {
  readonly route: string;
}

/** Lets time pass, a second at a time, until so many calls have looked for the order. */
async function passUntilLooked(context: Context, { route }: Looks, times: number): Promise<void> {
  const harness = harnessOf(context);
  const count = () => harness.upstream.callsTo(route).length;
  // The longest pause between two looks is 16 s; each answer takes a moment to arrive.
  for (let left = 20 * times; left > 0 && count() < times; left -= 1) await harness.pass(1_000);
  await expect(count()).toBeGreaterThanOrEqual(times);
}

/** How often an order is looked for before the customer is told. */
const firstLooks = 6;

/** All looks were answered, and it is not there: one may look again, or go on and be warned. */
export async function endsNotFound(context: Context, looks: Looks): Promise<void> {
  await screen.findByRole('dialog');
  await passUntilLooked(context, looks, firstLooks);
  await sheetSays(context, 'ticket.notFound');
  await expect(await buttonIn(context, 'ticket.lookAgain')).toBeVisible();
  await expect(await buttonIn(context, 'ticket.anyway')).toBeVisible();
}

/** All looks were answered, by a list that is empty and need not have keys: it cannot be known. */
export async function endsUnidentified(context: Context, looks: Looks): Promise<void> {
  await screen.findByRole('dialog');
  await passUntilLooked(context, looks, firstLooks);
  await sheetSays(context, 'ticket.unidentified');
  await sheetSays(context, 'ticket.listed.none');
  const anyway = harnessOf(context).t('ticket.anyway');
  await expect(screen.queryByRole('button', { name: anyway })).toBeNull();
}

/** No look was answered: they go on, and nothing else can be ordered here. */
export async function endsUnreachable(context: Context, looks: Looks): Promise<void> {
  await screen.findByRole('dialog');
  await passUntilLooked(context, looks, firstLooks);
  await sheetSays(context, 'ticket.unreachable');
  const anyway = harnessOf(context).t('ticket.anyway');
  await expect(screen.queryByRole('button', { name: anyway })).toBeNull();
  const asked = harnessOf(context).upstream.callsTo(looks.route).length;
  await passUntilLooked(context, looks, asked + 1);
  await sheetSays(context, 'ticket.unreachable');
}
