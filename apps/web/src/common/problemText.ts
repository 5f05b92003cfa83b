import type { Problem } from '@corro/domain';
import { formatDecimal } from '@corro/ui';
import type { I18n, MessageValues } from '../app/i18n/i18n.ts';

/** The sentence for what is wrong with a field; undefined where nothing is. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): string | undefined {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined
    ? undefined
    : t(`problem.${problem.code}`, inWords(problem.values, numberLocale));
}

/** Decimal text is money, to be written as money; a number is a count. */
function inWords(values: MessageValues = {}, locale: string): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? formatDecimal(locale, value) : value,
    ]),
  );
}
