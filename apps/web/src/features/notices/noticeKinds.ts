import type { NoticeKind } from '@corro/client';
import { defineMessages } from '@corro/messages';
import type { AvatarProps } from '@corro/ui';
import { patterns } from '../../links.ts';

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
