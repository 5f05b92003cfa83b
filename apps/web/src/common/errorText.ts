import { timeToWait } from '@corro/domain';
import type { Failure, Refused } from '@corro/machines';
import type { MessageId } from '@corro/messages';
import type { I18n } from '../app/i18n/i18n.ts';

/** Where the sentence of a refusal is looked for: registrations have sentences of their own. */
export type RefusalPrefix = 'hint' | 'hint.reg';

/** Said in place of `hint.<code>` where the upstream says how long to wait. */
const whenToWait = {
  'too-many-attempts': 'hint.too-many-attempts.wait',
  'withdrawals-held': 'hint.withdrawals-held.wait',
  'wrong-authorization-password': 'hint.wrong-authorization-password.wait',
  'wrong-code': 'hint.wrong-code.wait',
  'wrong-credentials': 'hint.wrong-credentials.wait',
  'wrong-password': 'hint.wrong-password.wait',
} as const satisfies Readonly<Record<string, MessageId>>;

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
  return id === undefined ? t('error.refusal.unknown', { code }) : t(id, values);
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
  words: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, words, prefix, refusal.values);
  return failure === null ? undefined : words.t(`error.${failure}.text`);
}

/** What a code looks like; anything else that an upstream refuses with is a sentence of its own. */
const code = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The sentence for what went wrong with a password or a verification, whose upstream may refuse in
 * its own words (spec §8): those are shown as they are, and `fallback` where it gave no reason.
 */
export function upstreamErrorText(
  errorText: FlowError,
  words: Pick<I18n, 't' | 'has'>,
  fallback: MessageId,
): string | undefined {
  const stated = errorText.refusal?.code;
  if (stated === 'unknown') return words.t(fallback);
  return stated === undefined || code.test(stated) ? flowErrorText(errorText, words) : stated;
}
