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
import { useStorageChange } from '../app/storage/otherTabs.ts';

interface HiddenAmounts {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

const HiddenAmountsContext = createContext<HiddenAmounts>({ isHidden: false, toggle: () => {} });

/** Whether the customer hides amounts; the device keeps the choice after logout. */
export const useHiddenAmounts = (): HiddenAmounts => use(HiddenAmountsContext);

/**
 * Hides the customer's own amounts: balances, values and cost of positions, gains, quantities,
 * totals and fees of orders, transfers and loans. `Money` and `Change` hide themselves; sentences
 * use `useAmounts`. Public figures stay visible by `own={false}`: market prices, returns in
 * percent, rates, the cost, minimum and limits of an offer. Amounts that the customer types or is
 * about to confirm stay visible inside `ShownAmounts`.
 */
export function HiddenAmountsProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const isStoredHidden = () => storage.read('amounts') === 'hidden';
  const [isHidden, setHidden] = useState(isStoredHidden);
  useStorageChange('amounts', () => setHidden(isStoredHidden()));
  const amounts = useMemo(
    () => ({
      isHidden,
      toggle() {
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

/** Hides or shows all amounts. */
export function AmountsToggle() {
  const { t } = useI18n();
  const { isHidden, toggle } = useHiddenAmounts();
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={t({ id: 'money.hide' })}
      pressed={isHidden}
      tone="muted"
      onPress={toggle}
    />
  );
}

interface ShownAmountsProps {
  /** If false, the customer's choice applies. Defaults to true. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/** Shows amounts that the customer is about to confirm. */
export function ShownAmounts({ when = true, children }: ShownAmountsProps) {
  const { isHidden } = useHiddenAmounts();
  return <AmountsProvider hidden={isHidden && !when}>{children}</AmountsProvider>;
}

/** A balance or debt: hidden even inside `ShownAmounts`. */
function Balance(money: Omit<MoneyProps, 'own'>) {
  return (
    <ShownAmounts when={false}>
      <Money {...money} />
    </ShownAmounts>
  );
}

/** Summary row with a balance in US dollars; «—» for null. */
export function balanceRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return { label, value: <Balance amount={amount} unit="US$" /> };
}

/**
 * Summary row with the available balance; a skeleton for null. The skeleton is as high as the text,
 * so that the sheet does not move.
 */
export function balanceNowRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return amount === null
    ? { label, value: <Skeleton height={16} width={96} /> }
    : balanceRow(label, amount);
}
