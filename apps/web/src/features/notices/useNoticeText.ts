import type { Notice, NoticeKind } from '@corro/client';
import { isZero } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import type { AvatarProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { deviceText } from '../../common/deviceText.ts';
import { useExtension, useOperatorRules } from '../../common/operatorRules.tsx';
import { patterns } from '../../links.ts';

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

/** What each kind is called. */
export const noticeTitle = defineMessages({
  'card-removed': { id: 'notices.kind.card-removed' },
  'deposit-done': { id: 'notices.kind.deposit-done' },
  'deposit-failed': { id: 'notices.kind.deposit-failed' },
  'fund-cancelled': { id: 'notices.kind.fund-cancelled' },
  'fund-paid': { id: 'notices.kind.fund-paid' },
  'identity-approved': { id: 'notices.kind.identity-approved' },
  'identity-rejected': { id: 'notices.kind.identity-rejected' },
  'ipo-allotted': { id: 'notices.kind.ipo-allotted' },
  'ipo-not-allotted': { id: 'notices.kind.ipo-not-allotted' },
  'loan-due': { id: 'notices.kind.loan-due' },
  'loan-granted': { id: 'notices.kind.loan-granted' },
  'loan-late': { id: 'notices.kind.loan-late' },
  'loan-paid': { id: 'notices.kind.loan-paid' },
  'loan-rejected': { id: 'notices.kind.loan-rejected' },
  'new-login': { id: 'notices.kind.new-login' },
  'passkey-added': { id: 'notices.kind.passkey-added' },
  'passkey-removed': { id: 'notices.kind.passkey-removed' },
  'withdrawal-done': { id: 'notices.kind.withdrawal-done' },
  'withdrawal-failed': { id: 'notices.kind.withdrawal-failed' },
});

export interface NoticeLook {
  /** Null: the letters of an identity document. */
  readonly glyph: AvatarProps['glyph'] | null;
  /** Where its record is listed: by a status that it keeps, or among all. */
  readonly path: string;
  /** Which way its amount went: in, out, or neither; left out where it is about none. */
  readonly money?: 'in' | 'out' | 'still';
}

const deposits = patterns.rechargeRecords.replace('/:type?', '');
const of = (path: string, status: string) => `${path}?status=${status}`;

/** How each kind looks, and where it leads. */
export const noticeLook: Readonly<Record<NoticeKind, NoticeLook>> = {
  'card-removed': { glyph: 'bond', path: patterns.bankCards },
  'deposit-done': { glyph: 'deposit', path: `${deposits}/completed`, money: 'in' },
  'deposit-failed': { glyph: 'deposit', path: `${deposits}/failed`, money: 'still' },
  'fund-cancelled': { glyph: 'fund', path: of(patterns.fundOrders, 'cancelled'), money: 'in' },
  'fund-paid': { glyph: 'fund', path: of(patterns.fundOrders, 'completed'), money: 'in' },
  'identity-approved': { glyph: null, path: patterns.realName },
  'identity-rejected': { glyph: null, path: patterns.realName },
  'ipo-allotted': { glyph: 'chart', path: of(patterns.ipoOrders, 'success'), money: 'still' },
  'ipo-not-allotted': { glyph: 'chart', path: of(patterns.ipoOrders, 'failed') },
  'loan-due': { glyph: 'bond', path: patterns.loanRecords, money: 'still' },
  'loan-granted': { glyph: 'bond', path: patterns.loanRecords, money: 'in' },
  'loan-late': { glyph: 'bond', path: patterns.loanRecords, money: 'still' },
  'loan-paid': { glyph: 'bond', path: of(patterns.loanRecords, 'paid'), money: 'out' },
  'loan-rejected': { glyph: 'bond', path: of(patterns.loanRecords, 'rejected'), money: 'still' },
  'new-login': { glyph: 'lock', path: patterns.sessions },
  'passkey-added': { glyph: 'lock', path: patterns.passkeys },
  'passkey-removed': { glyph: 'lock', path: patterns.passkeys },
  'withdrawal-done': {
    glyph: 'withdraw',
    path: of(patterns.withdrawRecords, 'completed'),
    money: 'out',
  },
  'withdrawal-failed': {
    glyph: 'withdraw',
    path: of(patterns.withdrawRecords, 'failed'),
    money: 'still',
  },
};
