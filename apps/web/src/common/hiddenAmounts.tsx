import {
  AmountsProvider,
  IconButton,
  Money,
  type MoneyProps,
  Skeleton,
  type SummaryRow,
} from '@corro/ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { useChangedElsewhere } from '../app/storage/otherTabs.ts';

interface HiddenAmounts {
  readonly isHidden: boolean;
  readonly turn: () => void;
}

const HiddenAmountsContext = createContext<HiddenAmounts>({ isHidden: false, turn: () => {} });

/** Whether the customer hides amounts, and how to turn that over; the device keeps it, past a logout too. */
export const useHiddenAmounts = (): HiddenAmounts => use(HiddenAmountsContext);

/**
 * Hides the customer's own amounts in the whole app while the eye is closed: balances, what positions are worth,
 * gains in money, how many shares are held and what they were bought at, totals and fees of orders, deposits,
 * withdrawals, loans. `Money` and `Change` do so by themselves; sentences are written with `useAmounts`. Public
 * figures stay, by `own={false}`: market prices, returns in percent, rates, what an offer costs, its minimum and
 * limits. So does what is typed or about to be confirmed, by `ShownAmounts`.
 */
export function HiddenAmountsProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const isStoredHidden = () => storage.read('amounts') === 'hidden';
  const [isHidden, setHidden] = useState(isStoredHidden);
  useChangedElsewhere('amounts', () => setHidden(isStoredHidden()));
  const amounts = useMemo(
    () => ({
      isHidden,
      turn() {
        if (isHidden) storage.remove('amounts');
        else storage.write('amounts', 'hidden');
        setHidden(!isHidden);
      },
    }),
    [isHidden, storage],
  );
  return (
    <HiddenAmountsContext value={amounts}>
      <AmountsProvider hidden={isHidden} hiddenLabel={t({ id: 'money.hidden' })}>
        {children}
      </AmountsProvider>
    </HiddenAmountsContext>
  );
}

/** The eye: hides all amounts, or shows them again. */
export function AmountsToggle() {
  const { t } = useI18n();
  const { isHidden, turn } = useHiddenAmounts();
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={t({ id: 'money.hide' })}
      pressed={isHidden}
      tone="muted"
      onPress={turn}
    />
  );
}

interface ShownAmountsProps {
  /** Else as the customer has it. Left out: `true`. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/** Shows the amounts of what the customer is about to confirm: a customer must see what they confirm. */
export function ShownAmounts({ when = true, children }: ShownAmountsProps) {
  const { isHidden } = useHiddenAmounts();
  return <AmountsProvider hidden={isHidden && !when}>{children}</AmountsProvider>;
}

/** A balance, or what is owed in all: hidden beside what is about to be confirmed, too. */
function Balance(money: Omit<MoneyProps, 'own'>) {
  return (
    <ShownAmounts when={false}>
      <Money {...money} />
    </ShownAmounts>
  );
}

/** A row of a summary with a balance in US dollars; «—» while it is null. */
export function balanceRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return { label, value: <Balance amount={amount} unit="US$" /> };
}

/**
 * As above, of what can be spent now: null while it is read, beside a button that says so. The skeleton stands on the
 * line of the words: higher, it would move the sheet.
 */
export function balanceNowRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return amount === null
    ? { label, value: <Skeleton height={16} width={96} /> }
    : balanceRow(label, amount);
}
