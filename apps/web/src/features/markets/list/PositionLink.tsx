import { Button } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';

/** In the header of a market: the way to what the customer holds in it (spec §2). */
export function PositionLink({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <Button tone="quiet" size="small" href={href}>
      {t('market.position')}
    </Button>
  );
}
