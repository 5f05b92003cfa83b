import { type DecimalText, type Problem, subtract } from '@corro/domain';
import { type DecimalOptions, formatDecimal, formatMoney, useAmountsHidden } from '@corro/ui';
import { type I18n, useI18n } from '../app/i18n/i18n.ts';
import { useHiddenAmounts } from './hiddenAmounts.tsx';
import { priceText } from './prices/priceText.ts';

/** Writes the customer's own amounts within sentences, or a word in their place while they are hidden. */
export interface Amounts {
  readonly isHidden: boolean;
  /** What is written in place of what is hidden. */
  readonly word: string;
  /** US dollars. */
  readonly text: (amount: DecimalText | null, options?: DecimalOptions) => string;
  /** Without a unit, which something around it says. */
  readonly figure: (amount: DecimalText | null, options?: DecimalOptions) => string;
  /** What one was bought or sold at, US dollars. */
  readonly price: (price: DecimalText | null) => string;
  /** How many there are. */
  readonly count: (count: number | null) => string;
  /** A sentence about how many there are, which `say` writes. */
  readonly counted: (count: number, say: (count: number) => string) => string;
}

/** Replaces a hidden count: plural in every language, and written without separators. */
const anyCount = 999;

function amountsOf({ t, numberLocale }: I18n, isHidden: boolean): Amounts {
  const word = t({ id: 'money.hiddenWord' });
  return {
    isHidden,
    word,
    text: (amount, options) =>
      isHidden ? word : formatMoney(numberLocale, amount, 'US$', options),
    figure: (amount, options) => (isHidden ? word : formatDecimal(numberLocale, amount, options)),
    price: (price) => (isHidden ? word : priceText(price, numberLocale)),
    count: (count) => (isHidden ? word : countText(count, numberLocale)),
    counted: (count, say) =>
      isHidden ? say(anyCount).replace(String(anyCount), word) : say(count),
  };
}

/** A count with its separators; an em dash where the upstream does not say how many. */
export function countText(count: number | null, numberLocale: string): string {
  return formatDecimal(numberLocale, count === null ? null : String(count), { min: 0 });
}

/** How own amounts are written here: those about to be confirmed are shown. */
export function useAmounts(): Amounts {
  const isHidden = useAmountsHidden();
  return amountsOf(useI18n(), isHidden);
}

/** How own amounts are written where nothing is hidden: on paper and in files, which the customer asks for. */
export function useShownAmounts(): Amounts {
  return amountsOf(useI18n(), false);
}

/** How balances are written, and what tells them: they stay hidden beside what is about to be confirmed. */
export function useBalances(): Amounts {
  const { isHidden } = useHiddenAmounts();
  return amountsOf(useI18n(), isHidden);
}

/** Problems as they are said: what a balance lacks of a sum, and the most that it covers, tell the balance. */
export function useProblems(problems: readonly Problem[]): readonly Problem[] {
  const { isHidden, word } = useBalances();
  if (!isHidden) return problems;
  return problems.map((problem) => ({
    ...problem,
    values: Object.fromEntries(
      Object.entries(problem.values ?? {}).map(([name, value]) => [
        name,
        name === 'missing' || name === 'most' ? word : value,
      ]),
    ),
  }));
}

/** An amount below zero where it left the balance. */
export function signedAmount(amount: DecimalText | null, isOut: boolean): DecimalText | null {
  return amount === null || !isOut ? amount : subtract('0', amount);
}
