import type { Problem } from '@corro/domain';
import type { MessageDescriptor, MessageValues } from '@corro/messages';
import { type DecimalOptions, formatDecimal } from '@corro/ui';
import type { problemMessages } from './problemMessages.ts';
import { wholeDollars } from './wholeDollars.ts';
import { type I18n, dash } from '../app/i18n/i18n.ts';

/** Text of the first problem with a field; undefined without one. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): string | undefined {
  const problem = problems.find((candidate) => candidate.field === field);
  if (problem === undefined) return undefined;
  const code: keyof typeof problemMessages = problem.code;
  const message: MessageDescriptor = { id: `problem.${code}` };
  // Amounts of money are asked in whole dollars.
  const spell = (value: string) =>
    formatDecimalText(value, numberLocale, field === 'amount' ? wholeDollars(value) : {});
  return t(message, spellNumbers(problem.values, spell));
}

/** Formats decimal strings, which are amounts; numbers are counts and stay unchanged. */
function spellNumbers(values: MessageValues = {}, spell: (value: string) => string): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? spell(value) : value,
    ]),
  );
}

/** Formats a decimal string; the placeholder of a hidden amount stays. */
export function formatDecimalText(value: string, locale: string, options?: DecimalOptions): string {
  const spelled = formatDecimal(locale, value, options);
  return spelled === dash ? value : spelled;
}
