import { timeToWait } from '@corro/domain';
import type { Words } from '../boot/words.ts';

/** Where the sentence of a refusal is looked for: registrations have sentences of their own. */
export type RefusalPrefix = 'hint' | 'hint.reg';

/**
 * The sentence for a refusal's code; registration falls back on the general ones. Where the upstream
 * says how long to wait, the sentence says it too.
 */
export function refusalText(
  code: string,
  { t, has }: Pick<Words, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { seconds } = values;
  if (code === 'too-many-attempts' && typeof seconds === 'number') {
    return t('hint.too-many-attempts.wait', { ...timeToWait(seconds) });
  }
  const id = [`${prefix}.${code}`, `hint.${code}`].find(has);
  return id === undefined ? t('error.refusal.unknown', { code }) : t(id, values);
}
