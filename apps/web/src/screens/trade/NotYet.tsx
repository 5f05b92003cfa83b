import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

/** Positions that cannot be held yet; their types have the icons of the same names. */
type Type = 'forex' | 'futures' | 'treasury';

/** Says that these positions are still to come, and leads back to those that are there. */
export function NotYet({ type, onShares }: { type: Type; onShares: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      picture={type}
      title={t(`trade.notYet.${type}`)}
      text={t('trade.notYet.text')}
      action={
        <Button tone="neutral" onPress={onShares}>
          {t('trade.notYet.action')}
        </Button>
      }
    />
  );
}
