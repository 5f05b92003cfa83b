import type { Problem } from '@corro/domain';
import { formatDecimal } from '@corro/ui';
import type { Words, WordValues } from '../app/i18n/words.ts';

/** The sentence for what is wrong with a field; undefined where nothing is. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  { t, numberLocale }: Pick<Words, 't' | 'numberLocale'>,
): string | undefined {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined
    ? undefined
    : t(`problem.${problem.code}`, inWords(problem.values, numberLocale));
}

/** Decimal text is money, to be written as money; a number is a count. */
function inWords(values: WordValues = {}, locale: string): WordValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? formatDecimal(locale, value) : value,
    ]),
  );
}
