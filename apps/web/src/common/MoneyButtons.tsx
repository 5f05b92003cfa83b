import { Button, Icon, Inline } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { patterns } from '../links.ts';

interface MoneyButtonsProps {
  /** The screen has another main button. */
  readonly isSecondary?: boolean;
}

/** Deposit and withdraw, equally large. */
export function MoneyButtons({ isSecondary = false }: MoneyButtonsProps) {
  const { t } = useI18n();
  return (
    <Inline gap={12} even>
      <Button
        fullWidth
        tone={isSecondary ? 'neutral' : 'primary'}
        href={patterns.recharge}
        leading={<Icon name="deposit" size={20} />}
      >
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
