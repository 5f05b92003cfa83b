import { Banner, Button, EmptyState, Link } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { refusalText } from '../../../common/errorText.ts';
import { patterns } from '../../../links.ts';

export interface WithdrawalsHeldProps {
  /** For how long yet; null where nothing is held. */
  readonly seconds: number | null;
}

/** Withdrawals are held after a reset of the password: says so before anything is filled in. */
export function WithdrawalsHeld({ seconds }: WithdrawalsHeldProps) {
  const i18n = useI18n();
  if (seconds === null) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Link href={patterns.customerService}>{i18n.t({ id: 'withdraw.held.service' })}</Link>
      }
    >
      {refusalText('withdrawals-held', i18n, 'hint', { seconds })}
    </Banner>
  );
}

/** There is nowhere to withdraw to: leads to where an account is added. */
export function NoCards() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="wallet"
      title={t({ id: 'withdraw.noCards.title' })}
      text={t({ id: 'withdraw.noCards.text' })}
      action={<Button href={patterns.bankCards}>{t({ id: 'withdraw.noCards.action' })}</Button>}
    />
  );
}
