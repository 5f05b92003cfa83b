import { ActionBar, Button } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { paths, routes } from '../../../routing/addresses.ts';

export interface TradeBarProps {
  readonly symbol: string;
  readonly name: string;
  /** Undefined until the first quote names it. */
  readonly market: string | undefined;
}

/** Records, sell and buy. The ticket finds the market by itself where it is not known yet. */
export function TradeBar({ symbol, name, market = '' }: TradeBarProps) {
  const { t } = useI18n();
  const stock = { symbol, market, name };
  return (
    <ActionBar>
      <Button tone="neutral" fullWidth href={routes.records.path}>
        {t({ id: 'stock.records' })}
      </Button>
      <Button tone="neutral" fullWidth href={paths.stockTrading(stock, 'sell')}>
        {t({ id: 'stock.sell' })}
      </Button>
      <Button fullWidth href={paths.stockTrading(stock, 'buy')}>
        {t({ id: 'stock.buy' })}
      </Button>
    </ActionBar>
  );
}
