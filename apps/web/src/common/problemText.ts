import type { Problem } from '@corro/domain';
import type { MessageDescriptor, MessageValues } from '@corro/messages';
import { formatDecimal } from '@corro/ui';
import type { problemMessages } from './problemMessages.ts';
import { type I18n, dash } from '../app/i18n/i18n.ts';

/** The sentence for what is wrong with a field; undefined where nothing is. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): string | undefined {
  const problem = problems.find((one) => one.field === field);
  if (problem === undefined) return undefined;
  const code: keyof typeof problemMessages = problem.code;
  const message: MessageDescriptor = { id: `problem.${code}` };
  return t(message, spellNumbers(problem.values, numberLocale));
}

/** Decimal text is money, to be written as money; a number is a count. */
function spellNumbers(values: MessageValues = {}, locale: string): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? spellNumber(value, locale) : value,
    ]),
  );
}

/** Decimal text as it is written; what is in its place while amounts are hidden stays. */
export function spellNumber(value: string, locale: string): string {
  const spelled = formatDecimal(locale, value);
  return spelled === dash ? value : spelled;
}
