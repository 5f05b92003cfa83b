import { type DecimalText, type Problem, subtract } from '@corro/domain';
import { type DecimalOptions, formatDecimal, formatMoney, useAmountsHidden } from '@corro/ui';
import { type I18n, useI18n } from '../app/i18n/i18n.ts';
import { useHiddenAmounts } from './hiddenAmounts.tsx';
import { priceText } from './prices/priceText.ts';

/**
 * Formats the customer's own amounts for sentences. While amounts are hidden, `word` stands for
 * each of them.
 */
export interface Amounts {
  readonly isHidden: boolean;
  readonly word: string;
  /** US dollars. */
  readonly text: (amount: DecimalText | null, options?: DecimalOptions) => string;
  readonly figure: (amount: DecimalText | null, options?: DecimalOptions) => string;
  /** Price in US dollars. */
  readonly price: (price: DecimalText | null) => string;
  readonly count: (count: number | null) => string;
  /** Quantity and price per unit, «10 × US$ 128.40». A line may break before the price. */
  readonly lot: (quantity: number | null, price: DecimalText | null) => string;
  /**
   * Returns the sentence that `say` writes for a count. While amounts are hidden, `word` stands for
   * the count.
   */
  readonly counted: (count: number, say: (count: number) => string) => string;
}

/**
 * Passed to `say` in place of a hidden count, and then replaced by `word` in the sentence. This
 * number is plural in every language and is written without separators.
 */
const anyCount = 999;

function amountsOf({ t, numberLocale }: I18n, isHidden: boolean): Amounts {
  const word = t({ id: 'money.hiddenWord' });
  const count = (of: number | null) => (isHidden ? word : countText(of, numberLocale));
  const price = (of: DecimalText | null) => (isHidden ? word : priceText(of, numberLocale));
  return {
    isHidden,
    word,
    text: (amount, options) =>
      isHidden ? word : formatMoney(numberLocale, amount, 'US$', options),
    figure: (amount, options) => (isHidden ? word : formatDecimal(numberLocale, amount, options)),
    price,
    count,
    lot: (quantity, perUnit) => `${count(quantity)}\u00A0× ${price(perUnit)}`,
    counted: (number, say) =>
      isHidden ? say(anyCount).replace(String(anyCount), word) : say(number),
  };
}

/** Count with separators; an em dash for null. */
export function countText(count: number | null, numberLocale: string): string {
  return formatDecimal(numberLocale, count === null ? null : String(count), { min: 0 });
}

/** The customer's own amounts, which are always visible inside `ShownAmounts`. */
export function useAmounts(): Amounts {
  const isHidden = useAmountsHidden();
  return amountsOf(useI18n(), isHidden);
}

/** The customer's own amounts, always visible: for prints and files, which customers request. */
export function useShownAmounts(): Amounts {
  return amountsOf(useI18n(), false);
}

/** Balances; if the customer hides amounts, they are hidden even inside `ShownAmounts`. */
export function useBalances(): Amounts {
  const { isHidden } = useHiddenAmounts();
  return amountsOf(useI18n(), isHidden);
}

/** Hides the missing and the withdrawable amount in problems, because both reveal the balance. */
export function useProblems(problems: readonly Problem[]): readonly Problem[] {
  const { isHidden, word } = useBalances();
  if (!isHidden) return problems;
  return problems.map((problem) => ({
    ...problem,
    values: Object.fromEntries(
      Object.entries(problem.values ?? {}).map(([name, value]) => [
        name,
        name === 'missing' || name === 'withdrawable' ? word : value,
      ]),
    ),
  }));
}

/** Negates an outgoing amount. */
export function signedAmount(amount: DecimalText | null, isOut: boolean): DecimalText | null {
  return amount === null || !isOut ? amount : subtract('0', amount);
}
