import { Banner } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

export interface FreeWithdrawalProps {
  /** In a chat no secret is ever asked for, and that is said too. */
  readonly inChat?: boolean;
}

/** Says that withdrawing is free, on screens where scams claim otherwise: deposit, withdraw, loan, chat. */
export function FreeWithdrawal({ inChat = false }: FreeWithdrawalProps) {
  const { t } = useI18n();
  return (
    <Banner>
      {inChat ? t({ id: 'safety.freeWithdrawal' }) : t({ id: 'safety.freeWithdrawal.money' })}
    </Banner>
  );
}
