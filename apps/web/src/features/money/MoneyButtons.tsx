import { Button, Icon, Inline } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';

/** Money in and money out, side by side: one is as near as the other. */
export function MoneyButtons() {
  const { t } = useI18n();
  const { recharge, withdraw } = routes;
  return (
    <Inline gap={12} even>
      <Button fullWidth href={recharge.path} leading={<Icon name="deposit" size={20} />}>
        {t(recharge.title)}
      </Button>
      <Button
        fullWidth
        tone="neutral"
        href={withdraw.path}
        leading={<Icon name="withdraw" size={20} />}
      >
        {t(withdraw.title)}
      </Button>
    </Inline>
  );
}
