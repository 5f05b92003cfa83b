import type { Problem } from '@corro/domain';
import type { MessageDescriptor, MessageValues } from '@corro/messages';
import { formatDecimal } from '@corro/ui';
import type { problemMessages } from './problemMessages.ts';
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
  return t(message, spellNumbers(problem.values, numberLocale));
}

/** Formats decimal strings, which are amounts; numbers are counts and stay unchanged. */
function spellNumbers(values: MessageValues = {}, locale: string): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? formatDecimalText(value, locale) : value,
    ]),
  );
}

/** Formats a decimal string; the placeholder of a hidden amount stays. */
export function formatDecimalText(value: string, locale: string): string {
  const spelled = formatDecimal(locale, value);
  return spelled === dash ? value : spelled;
}
