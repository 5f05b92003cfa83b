import { ActionBar, Button, Skeleton } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { paths } from '../../../links.ts';

export interface TradeBarProps {
  readonly symbol: string;
  readonly name: string;
  /** Undefined until the first quote names it. */
  readonly market: string | undefined;
  /** Whether there is something to sell; undefined while that is not known. */
  readonly owns: boolean | undefined;
  /** It is on its way to be known: until then nothing takes the place of Sell. */
  readonly isOnItsWay: boolean;
}

/**
 * Buy, and sell where the customer has some of it, or may have. The ticket finds the market by itself
 * where it is not known yet, and has both sides.
 */
export function TradeBar({ symbol, name, market = '', owns, isOnItsWay }: TradeBarProps) {
  const { t } = useI18n();
  const stock = { symbol, market, name };
  return (
    <ActionBar>
      <Button fullWidth href={paths.stockTrading(stock, 'buy')}>
        {t({ id: 'stock.buy' })}
      </Button>
      {owns === false ? null : owns === undefined && isOnItsWay ? (
        <Skeleton height={48} />
      ) : (
        <Button tone="neutral" fullWidth href={paths.stockTrading(stock, 'sell')}>
          {t({ id: 'stock.sell' })}
        </Button>
      )}
    </ActionBar>
  );
}
