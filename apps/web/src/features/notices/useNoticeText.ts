import type { Notice, NoticeKind } from '@corro/client';
import { isZero } from '@corro/domain';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { deviceText } from '../../common/deviceText.ts';
import { useExtension, useOperatorRules } from '../../common/operatorRules.tsx';
import { patterns } from '../../links.ts';
import { noticeLook, noticeTitle } from './noticeKinds.ts';

export interface NoticeText {
  readonly title: string;
  /** Whose it is and when it was. */
  readonly subtitle: string;
  /** What happened, line by line; of what the upstream leaves out, nothing. */
  readonly lines: readonly string[];
  /** Where it leads; undefined for a kind that is not known. */
  readonly path: string | undefined;
}

/** What a notice says and where it leads. */
export function useNoticeText(notice: Notice): NoticeText {
  const i18n = useI18n();
  const { t, formatDate, formatTime } = i18n;
  const { text: money, count, counted } = useAmounts();
  const { returnsFailedWithdrawals } = useOperatorRules();
  const hasSessions = useExtension('sessions');
  const hasPasskeys = useExtension('passkeys');
  const { kind, title, name, symbol, account, createdAt } = notice;
  const { amount, asked, quantity, returned, earned, endsAt } = notice;

  function allotted(): string | null {
    if (quantity === null) return null;
    return counted(quantity, (some) =>
      t({ id: 'ipoOrders.allotted' }, { allotted: some, asked: count(asked) }),
    );
  }

  function back(): string | null {
    if (returned === null || isZero(returned)) return null;
    return t({ id: 'notices.text.ipoReturned' }, { amount: money(returned) });
  }

  function due(): string | null {
    return endsAt === null ? null : t({ id: 'loan.repaidOn' }, { date: formatDate(endsAt) });
  }

  function fundEnd(): string | null {
    if (kind === 'fund-cancelled') {
      if (amount === null) return null;
      return t({ id: 'fundOrders.returned' }, { amount: money(amount) });
    }
    if (earned === null) return null;
    return t({ id: 'fundOrders.paid' }, { amount: money(earned, { signed: true }) });
  }

  const changePassword = t({ id: 'notices.text.changePassword' });

  /** What is said of a kind beside its title. */
  const linesOf: Partial<Record<NoticeKind, () => readonly (string | null)[]>> = {
    'ipo-allotted': () => [allotted(), back()],
    'ipo-not-allotted': () => [allotted(), back()],
    'loan-granted': () => [due()],
    'loan-due': () => [due()],
    'loan-late': () => [due(), t({ id: 'notices.text.loanLate' })],
    'fund-paid': () => [fundEnd()],
    'fund-cancelled': () => [fundEnd()],
    'withdrawal-failed': () => [
      returnsFailedWithdrawals ? t({ id: 'notices.text.withdrawalReturned' }) : null,
    ],
    'identity-rejected': () => [t({ id: 'notices.text.identityRejected' })],
    'new-login': () => [hasSessions ? t({ id: 'notices.text.newLogin' }) : changePassword],
    'passkey-added': () => [hasPasskeys ? t({ id: 'notices.text.passkeyAdded' }) : changePassword],
    'passkey-removed': () => [changePassword],
    'card-removed': () => [t({ id: 'notices.text.cardRemoved' })],
  };
  const lines = typeof kind === 'string' ? (linesOf[kind]?.() ?? []) : [];

  const look = typeof kind === 'string' ? noticeLook[kind] : null;
  /** Of what was done on a device: whether it is in a list that the customer can open. */
  const listed: Partial<Record<NoticeKind, boolean>> = {
    'new-login': hasSessions,
    'passkey-added': hasPasskeys,
    'passkey-removed': hasPasskeys,
  };
  const isListed = typeof kind === 'string' ? listed[kind] : undefined;
  const device = isListed === undefined ? null : deviceText(notice, i18n);
  const time = createdAt === null ? null : formatTime(createdAt);
  return {
    title: typeof kind === 'string' ? t(noticeTitle[kind]) : (title ?? ''),
    subtitle: [name ?? symbol, device, account, time].filter((part) => part !== null).join(' · '),
    lines: lines.filter((line) => line !== null),
    path: isListed === false ? patterns.loginPassword : look?.path,
  };
}
