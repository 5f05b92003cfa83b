import { IconButton, Money, type MoneyProps } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { useChangedElsewhere } from './useChangedElsewhere.ts';

/** The eye beside an amount: hides all of them, or shows them again. */
export function AmountsToggle({ isHidden, onTurn }: { isHidden: boolean; onTurn: () => void }) {
  const { t } = useI18n();
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={t({ id: 'money.hide' })}
      pressed={isHidden}
      tone="muted"
      onPress={onTurn}
    />
  );
}

/** Whether amounts are hidden, and how to turn that over; the device keeps it, past a logout too. */
export function useHiddenAmounts(): readonly [boolean, () => void] {
  const { storage } = useServices();
  const isStoredHidden = () => storage.read('amounts') === 'hidden';
  const [isHidden, setHidden] = useState(isStoredHidden);
  useChangedElsewhere('amounts', () => setHidden(isStoredHidden()));
  const turn = () => {
    if (isHidden) storage.remove('amounts');
    else storage.write('amounts', 'hidden');
    setHidden(!isHidden);
  };
  return [isHidden, turn];
}

export interface HideableMoneyProps extends Omit<MoneyProps, 'hidden' | 'hiddenLabel'> {
  readonly isHidden: boolean;
}

/** An amount that the customer may have hidden, by the eye. */
export function HideableMoney({ isHidden, ...money }: HideableMoneyProps) {
  const { t } = useI18n();
  return <Money {...money} hidden={isHidden} hiddenLabel={t({ id: 'money.hidden' })} />;
}
