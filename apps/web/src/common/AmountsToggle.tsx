import { IconButton } from '@corro/ui';
import { useWords } from '../app/i18n/words.ts';

/** The eye beside an amount: hides all of them, or shows them again. */
export function AmountsToggle({ isHidden, onTurn }: { isHidden: boolean; onTurn: () => void }) {
  const { t } = useWords();
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={t('money.hide')}
      pressed={isHidden}
      tone="muted"
      onPress={onTurn}
    />
  );
}
