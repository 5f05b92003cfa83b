import { Banner, Link } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { refusalText } from '../../parts/refusalText.ts';
import { routes } from '../../routes/table.ts';

export interface WithdrawalsHeldProps {
  /** For how long yet; null where nothing is held. */
  readonly seconds: number | null;
}

/** Withdrawals are held after a reset of the password: says so before anything is filled in. */
export function WithdrawalsHeld({ seconds }: WithdrawalsHeldProps) {
  const words = useWords();
  if (seconds === null) return null;
  return (
    <Banner
      tone="caution"
      action={<Link href={routes.customerService.path}>{words.t('withdraw.held.service')}</Link>}
    >
      {refusalText('withdrawals-held', words, 'hint', { seconds })}
    </Banner>
  );
}
