import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Sentence, typeInto } from './form.ts';
import { harnessOf } from './withApp.tsx';

type Context = Pick<StoryContext, 'loaded'>;
type Values = Parameters<ReturnType<typeof harnessOf>['t']>[1];

/** Waits for a button of the sheet; a closing sheet is ignored. */
export function buttonIn(context: Context, sentence: Sentence, values?: Values) {
  const name = harnessOf(context).t(sentence, values);
  return waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name }));
}

/** Waits for the confirm button, whose label begins with a sentence and ends with the amount. */
export function confirmButton(context: Context, sentence: Sentence): Promise<HTMLElement> {
  const name = new RegExp(`^${harnessOf(context).t(sentence)}( ·|$)`);
  return waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name }));
}

/** Types the transaction code and presses the confirm button. */
export async function confirmByCode(
  context: Context & Pick<StoryContext, 'userEvent'>,
  sentence: Sentence,
  code = '246810',
): Promise<void> {
  await typeInto(context, 'code', code);
  const button = await confirmButton(context, sentence);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
}

/** Asserts that the sheet shows a sentence, now or soon. */
export async function sheetSays(context: Context, sentence: Sentence, values?: Values) {
  // Testing Library replaces the no-break spaces of the page by plain spaces.
  const text = harnessOf(context).t(sentence, values).replaceAll('\u00a0', ' ');
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getAllByText(text)[0]).toBeVisible(),
  );
}

/** Waits until a call is made: the code that makes the call may still be loading. */
export function waitForCall(context: Context, route: string): Promise<void> {
  return waitFor(() => expect(harnessOf(context).upstream.callsTo(route)).not.toEqual([]));
}

/** The call that looks for an order with an unknown outcome, as `METHOD /path`. */
export interface LookupCall {
  readonly route: string;
}

/** Advances the clock by seconds until the app has looked for the order `times` times. */
async function advanceUntilLookup(
  context: Context,
  { route }: LookupCall,
  times: number,
): Promise<void> {
  const harness = harnessOf(context);
  const count = () => harness.upstream.callsTo(route).length;
  // The longest pause between two lookups is 16 s; each answer takes a moment to arrive.
  for (let left = 20 * times; left > 0 && count() < times; left -= 1) await harness.advance(1_000);
  await expect(count()).toBeGreaterThanOrEqual(times);
}

/** Number of lookups of an order after which the app tells the customer what the lookups found. */
const firstLookups = 6;

/**
 * Asserts the final state if no list contains the order: the customer may look again, or order
 * anyway.
 */
export async function endsNotFound(context: Context, lookup: LookupCall): Promise<void> {
  await screen.findByRole('dialog');
  await advanceUntilLookup(context, lookup, firstLookups);
  await sheetSays(context, 'ticket.notFound');
  await expect(await buttonIn(context, 'ticket.lookAgain')).toBeVisible();
  await expect(await buttonIn(context, 'ticket.anyway')).toBeVisible();
}

/**
 * Asserts the final state if a server that may not store idempotency keys lists no orders: the
 * outcome stays unknown.
 */
export async function endsUnidentified(context: Context, lookup: LookupCall): Promise<void> {
  await screen.findByRole('dialog');
  await advanceUntilLookup(context, lookup, firstLookups);
  await sheetSays(context, 'ticket.unidentified');
  await sheetSays(context, 'ticket.listed.none');
  const anyway = harnessOf(context).t('ticket.anyway');
  await expect(screen.queryByRole('button', { name: anyway })).toBeNull();
}

/**
 * Asserts the state while no lookup gets an answer: the app keeps looking, and offers no other
 * order.
 */
export async function endsUnreachable(context: Context, lookup: LookupCall): Promise<void> {
  await screen.findByRole('dialog');
  await advanceUntilLookup(context, lookup, firstLookups);
  await sheetSays(context, 'ticket.unreachable');
  const anyway = harnessOf(context).t('ticket.anyway');
  await expect(screen.queryByRole('button', { name: anyway })).toBeNull();
  const lookupCount = harnessOf(context).upstream.callsTo(lookup.route).length;
  await advanceUntilLookup(context, lookup, lookupCount + 1);
  await sheetSays(context, 'ticket.unreachable');
}
