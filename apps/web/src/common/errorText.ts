import { timeToWait } from '@corro/domain';
import type { Failure, Refused } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import type { I18n } from '../app/i18n/i18n.ts';

/** Where the sentence of a refusal is looked for: registrations have sentences of their own. */
export type RefusalPrefix = 'hint' | 'hint.reg';

/** Said in place of `hint.<code>` where the upstream says how long to wait. */
const whenToWait = defineMessages({
  'too-many-attempts': { id: 'hint.too-many-attempts.wait' },
  'withdrawals-held': { id: 'hint.withdrawals-held.wait' },
  'wrong-authorization-password': { id: 'hint.wrong-authorization-password.wait' },
  'wrong-code': { id: 'hint.wrong-code.wait' },
  'wrong-credentials': { id: 'hint.wrong-credentials.wait' },
  'wrong-password': { id: 'hint.wrong-password.wait' },
});

/** What went wrong with a call that got no answer. */
export const failures = defineMessages({
  network: { id: 'error.network.text' },
  timeout: { id: 'error.timeout.text' },
  protocol: { id: 'error.protocol.text' },
});

/**
 * The sentence for a refusal's code; registration falls back on the general ones. Where the upstream
 * says how long to wait, the sentence says it too.
 */
export function refusalText(
  code: string,
  { t, has }: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { seconds } = values;
  if (typeof seconds === 'number' && isWithWait(code)) {
    return t(whenToWait[code], { ...timeToWait(seconds) });
  }
  const id = [`${prefix}.${code}`, `hint.${code}`].find(has);
  if (id === undefined) return t({ id: 'error.refusal.unknown' }, { code });
  // Of a code that the contract has: `refusals.ts` of the messages lists its sentences.
  const message: MessageDescriptor = { id };
  return t(message, values);
}

function isWithWait(code: string): code is keyof typeof whenToWait {
  return Object.hasOwn(whenToWait, code);
}

/** What a machine's view says went wrong with a call. */
export interface FlowError {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

/** The sentence for it; undefined where nothing went wrong. */
export function flowErrorText(
  { refusal, failure }: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, i18n, prefix, refusal.values);
  return failure === null ? undefined : i18n.t(failures[failure]);
}

/** What a code looks like; anything else that an upstream refuses with is a sentence of its own. */
const code = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The sentence for what went wrong with a password or a verification, whose upstream may refuse in
 * its own words (spec §8): those are shown as they are, and `fallback` where it gave no reason.
 */
export function upstreamErrorText(
  errorText: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
  fallback: MessageDescriptor,
): string | undefined {
  if (errorText.refusal?.code === 'unknown') return i18n.t(fallback);
  return statedErrorText(errorText, i18n);
}

/** The sentence for it; a sentence of the upstream's own is shown as it is (spec §8, buy and sell). */
export function statedErrorText(
  errorText: FlowError,
  i18n: Pick<I18n, 't' | 'has'>,
): string | undefined {
  const stated = errorText.refusal?.code;
  return stated === undefined || code.test(stated) ? flowErrorText(errorText, i18n) : stated;
}
