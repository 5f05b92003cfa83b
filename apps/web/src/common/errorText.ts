import { timeToWait } from '@corro/domain';
import type { Failure, Refused } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import type { I18n } from '../app/i18n/i18n.ts';

/** Prefix of the message ids: registration has messages of its own. */
export type RefusalPrefix = 'hint' | 'hint.reg';

/** Replaces `hint.busy` if the upstream says what it lacks. */
const whyBusy = defineMessages({
  prices: { id: 'hint.busy.prices' },
  storage: { id: 'hint.busy.storage' },
});

/** Replaces `hint.<code>` if the upstream says how long to wait. */
const whenToWait = defineMessages({
  'too-many-attempts': { id: 'hint.too-many-attempts.wait' },
  'withdrawals-held': { id: 'hint.withdrawals-held.wait' },
  'wrong-authorization-password': { id: 'hint.wrong-authorization-password.wait' },
  'wrong-code': { id: 'hint.wrong-code.wait' },
  'wrong-credentials': { id: 'hint.wrong-credentials.wait' },
  'wrong-password': { id: 'hint.wrong-password.wait' },
});

/** Texts for failed calls. */
export const failureTexts = defineMessages({
  network: { id: 'error.network.text' },
  timeout: { id: 'error.timeout.text' },
  server: { id: 'error.server.text' },
  protocol: { id: 'error.protocol.text' },
});

/**
 * Text for a refusal, with the time to wait if the upstream says it. Registration falls back to the
 * general sentences.
 */
export function refusalText(
  code: string,
  { t, has }: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { seconds, reason } = values;
  if (code === 'busy' && isBusyReason(reason)) return t(whyBusy[reason]);
  if (typeof seconds === 'number' && isWithWait(code)) {
    return t(whenToWait[code], { ...timeToWait(seconds) });
  }
  const id = [`${prefix}.${code}`, `hint.${code}`].find(has);
  if (id === undefined) return t({ id: 'error.refusal.unknown' }, { code });
  // The contract lists this code: `refusals.ts` of the messages has its sentence.
  const message: MessageDescriptor = { id };
  return t(message, values);
}

function isBusyReason(reason: unknown): reason is keyof typeof whyBusy {
  return reason === 'prices' || reason === 'storage';
}

function isWithWait(code: string): code is keyof typeof whenToWait {
  return Object.hasOwn(whenToWait, code);
}

/** The error part of a machine's view. */
export interface FlowError {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

/** Text for an error; undefined without one. */
export function flowErrorText(
  { refusal, failure }: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, i18n, prefix, refusal.values);
  return failure === null ? undefined : i18n.t(failureTexts[failure]);
}

/** Format of refusal codes; anything else that an upstream sends is a sentence. */
const code = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Text for an error with a password or a verification. The upstream may refuse in its own words
 * (spec §8), which are shown unchanged; `fallback` is shown if the upstream gives no reason.
 */
export function upstreamErrorText(
  errorText: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
  fallback: MessageDescriptor,
): string | undefined {
  if (errorText.refusal?.code === 'unknown') return i18n.t(fallback);
  return statedErrorText(errorText, i18n);
}

/** Text for an error; the upstream's own sentence is shown unchanged (spec §8, buy and sell). */
export function statedErrorText(
  errorText: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
): string | undefined {
  const stated = errorText.refusal?.code;
  return stated === undefined || code.test(stated) ? flowErrorText(errorText, i18n) : stated;
}
