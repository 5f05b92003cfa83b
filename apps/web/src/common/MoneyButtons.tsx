import { Button, Icon, Inline } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { patterns } from '../links.ts';

/** Deposit and withdraw, equally prominent. */
export function MoneyButtons() {
  const { t } = useI18n();
  return (
    <Inline gap={12} even>
      <Button fullWidth href={patterns.recharge} leading={<Icon name="deposit" size={20} />}>
        {t({ id: 'route.recharge' })}
      </Button>
      <Button
        fullWidth
        tone="neutral"
        href={patterns.withdraw}
        leading={<Icon name="withdraw" size={20} />}
      >
        {t({ id: 'route.withdraw' })}
      </Button>
    </Inline>
  );
}
