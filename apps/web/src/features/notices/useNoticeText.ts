import type { Notice, NoticeKind } from '@corro/client';
import { isZero } from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';
import type { AvatarProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { deviceText } from '../../common/deviceText.ts';
import { useExtension, useOperatorRules } from '../../common/operatorRules.tsx';
import { patterns } from '../../links.ts';

const loanDue = defineMessage({ id: 'notices.text.loanDue' });

/** Texts and link of a notice; a notice of an unknown kind has no link. */
export function useNoticeText(notice: Notice) {
  const i18n = useI18n();
  const { t, formatDate, formatDateTime } = i18n;
  const { text: money, count, counted } = useAmounts();
  const { returnsFailedWithdrawals } = useOperatorRules();
  const hasSessions = useExtension('sessions');
  const hasPasskeys = useExtension('passkeys');
  const { kind, title, name, symbol, account } = notice;
  const { amount, requestedQuantity, quantity, returned, earned, endsAt } = notice;

  function allotment(): string | null {
    if (quantity === null) return null;
    return counted(quantity, (shares) =>
      t({ id: 'notices.text.ipoAllotted' }, { allotted: shares, asked: count(requestedQuantity) }),
    );
  }

  function refund(): string | null {
    if (returned === null || isZero(returned)) return null;
    return t({ id: 'notices.text.ipoReturned' }, { amount: money(returned) });
  }

  function dueDate(message: MessageDescriptor): string | null {
    return endsAt === null ? null : t(message, { date: formatDate(endsAt) });
  }

  function ipoResult(): string | null {
    return kind === 'ipo-allotted' || kind === 'ipo-not-allotted' ? allotment() : null;
  }

  function fundResult(): string | null {
    if (kind !== 'fund-paid' || earned === null) return null;
    return money(earned, { signed: true });
  }

  function firstPayment(): string | null {
    if (endsAt === null) return null;
    return t({ id: 'notices.text.payableAt' }, { date: formatDateTime(endsAt) });
  }

  const changePassword = t({ id: 'notices.text.changePassword' });

  // Text below the title; null lines are omitted.
  const linesOf: Partial<Record<NoticeKind, () => readonly (string | null)[]>> = {
    'ipo-allotted': () => [refund()],
    'ipo-not-allotted': () => [refund()],
    'deposit-done': () => [t({ id: 'notices.text.depositDone' })],
    'deposit-failed': () => [t({ id: 'cancel.done.nothing' })],
    'loan-granted': () => [dueDate(loanDue)],
    'loan-due': () => [dueDate(loanDue)],
    'loan-late': () => [dueDate(loanDue), t({ id: 'notices.text.loanLate' })],
    'loan-paid': () => [t({ id: 'notices.text.loanPaid' })],
    'loan-rejected': () => [t({ id: 'notices.text.loanRejected' })],
    'fund-cancelled': () => [amount === null ? null : t({ id: 'notices.text.fundCancelled' })],
    'withdrawal-done': () => [t({ id: 'notices.text.withdrawalDone' })],
    'withdrawal-failed': () => [
      returnsFailedWithdrawals ? t({ id: 'notices.text.withdrawalReturned' }) : null,
    ],
    'withdrawal-stopped': () => [t({ id: 'notices.text.withdrawalStopped' })],
    'identity-rejected': () => [t({ id: 'notices.text.identityRejected' })],
    'new-login': () => [hasSessions ? t({ id: 'notices.text.newLogin' }) : changePassword],
    'passkey-added': () => [hasPasskeys ? t({ id: 'notices.text.passkeyAdded' }) : changePassword],
    'passkey-removed': () => [changePassword],
    'card-added': () => [firstPayment(), t({ id: 'notices.text.cardChanged' })],
    'card-changed': () => [firstPayment(), t({ id: 'notices.text.cardChanged' })],
    'withdrawal-waiting': () => [
      t({ id: 'notices.text.withdrawalWaiting' }, { date: formatDateTime(endsAt) }),
    ],
    'passkeys-paused': () => [t({ id: 'notices.text.passkeysPaused' })],
    'card-removed': () => [t({ id: 'notices.text.cardRemoved' })],
  };
  const lines = typeof kind === 'string' ? (linesOf[kind]?.() ?? []) : [];

  const look = typeof kind === 'string' ? noticeDisplay[kind] : null;
  // Notices that name a device; true if a screen of this upstream lists what the notice is about.
  const isDeviceListed: Partial<Record<NoticeKind, boolean>> = {
    'card-added': true,
    'card-changed': true,
    'new-login': hasSessions,
    'passkey-added': hasPasskeys,
    'passkey-removed': hasPasskeys,
  };
  const isListed = typeof kind === 'string' ? isDeviceListed[kind] : undefined;
  const device = isListed === undefined ? null : deviceText(notice, i18n);
  const about = [name ?? symbol, ipoResult(), fundResult(), device, account]
    .filter((part) => part !== null)
    .join(' · ');
  return {
    title: typeof kind === 'string' ? t(noticeTitle[kind]) : (title ?? ''),
    lines: [about === '' ? null : about, ...lines].filter((line) => line !== null),
    path: isListed === false ? patterns.loginPassword : look?.path,
  };
}

const noticeTitle = defineMessages({
  'card-added': { id: 'notices.kind.card-added' },
  'card-changed': { id: 'notices.kind.card-changed' },
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
  'passkeys-paused': { id: 'notices.kind.passkeys-paused' },
  'withdrawal-done': { id: 'notices.kind.withdrawal-done' },
  'withdrawal-failed': { id: 'notices.kind.withdrawal-failed' },
  'withdrawal-waiting': { id: 'notices.kind.withdrawal-waiting' },
  'withdrawal-stopped': { id: 'notices.kind.withdrawal-stopped' },
});

export interface NoticeDisplay {
  readonly glyph: AvatarProps['glyph'];
  readonly path: string;
  /** Direction of the amount; undefined without one. */
  readonly money?: 'in' | 'out' | 'still';
  /** Decides the tint of the icon; undefined for a plain fact. */
  readonly mood?: 'good' | 'bad' | 'due' | 'security';
}

const deposits = patterns.rechargeRecords.replace('/:type?', '');
const tabOf = (path: string, status: string) => `${path}?status=${status}`;

export const noticeDisplay: Readonly<Record<NoticeKind, NoticeDisplay>> = {
  'card-added': { glyph: 'bond', path: patterns.bankCards, mood: 'security' },
  'card-changed': { glyph: 'bond', path: patterns.bankCards, mood: 'security' },
  'card-removed': { glyph: 'bond', path: patterns.bankCards, mood: 'security' },
  'deposit-done': { glyph: 'deposit', path: `${deposits}/completed`, money: 'in', mood: 'good' },
  'deposit-failed': { glyph: 'deposit', path: `${deposits}/failed`, money: 'still', mood: 'bad' },
  'fund-cancelled': { glyph: 'fund', path: tabOf(patterns.fundOrders, 'cancelled'), money: 'in' },
  'fund-paid': {
    glyph: 'fund',
    path: tabOf(patterns.fundOrders, 'completed'),
    money: 'in',
    mood: 'good',
  },
  'identity-approved': { glyph: 'identity', path: patterns.realName, mood: 'good' },
  'identity-rejected': { glyph: 'identity', path: patterns.realName, mood: 'bad' },
  'ipo-allotted': {
    glyph: 'chart',
    path: tabOf(patterns.ipoOrders, 'success'),
    money: 'out',
    mood: 'good',
  },
  'ipo-not-allotted': { glyph: 'chart', path: tabOf(patterns.ipoOrders, 'failed') },
  'loan-due': { glyph: 'future', path: patterns.loanRecords, money: 'still', mood: 'due' },
  'loan-granted': { glyph: 'loan', path: patterns.loanRecords, money: 'in', mood: 'good' },
  'loan-late': { glyph: 'future', path: patterns.loanRecords, money: 'still', mood: 'bad' },
  'loan-paid': { glyph: 'loan', path: tabOf(patterns.loanRecords, 'paid'), money: 'out' },
  'loan-rejected': {
    glyph: 'refused',
    path: tabOf(patterns.loanRecords, 'rejected'),
    money: 'still',
    mood: 'bad',
  },
  'new-login': { glyph: 'lock', path: patterns.sessions, mood: 'security' },
  'passkey-added': { glyph: 'lock', path: patterns.passkeys, mood: 'security' },
  'passkey-removed': { glyph: 'lock', path: patterns.passkeys, mood: 'security' },
  'passkeys-paused': { glyph: 'lock', path: patterns.passkeys, mood: 'security' },
  'withdrawal-done': {
    glyph: 'withdraw',
    path: tabOf(patterns.withdrawRecords, 'completed'),
    money: 'out',
  },
  'withdrawal-failed': {
    glyph: 'withdraw',
    path: tabOf(patterns.withdrawRecords, 'failed'),
    money: 'still',
    mood: 'bad',
  },
  'withdrawal-waiting': {
    glyph: 'withdraw',
    path: tabOf(patterns.withdrawRecords, 'in-progress'),
    money: 'still',
    mood: 'security',
  },
  'withdrawal-stopped': {
    glyph: 'withdraw',
    path: patterns.withdrawRecords,
    money: 'still',
    mood: 'security',
  },
};
