import { Banner } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

interface FreeWithdrawalProps {
  /** Adds that nobody asks for passwords or codes in the chat. */
  readonly inChat?: boolean;
}

/**
 * Warns that withdrawing is free; shown on deposit, withdraw, loan and chat, where scams claim
 * otherwise.
 */
export function FreeWithdrawal({ inChat = false }: FreeWithdrawalProps) {
  const { t } = useI18n();
  return (
    <Banner>
      {inChat ? t({ id: 'safety.freeWithdrawal' }) : t({ id: 'safety.freeWithdrawal.money' })}
    </Banner>
  );
}
