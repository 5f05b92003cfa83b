import { buildNotice, codecs, fakeNow, type Script } from '@corro/testing';
import { operatorConfig } from '../../harness/operatorConfig.ts';
import { pageOf } from '../../harness/pages.ts';

export const listRoute = 'GET /stock/success/v2/notice/list';
export const unreadRoute = 'GET /stock/success/v2/notice/unread-count';
export const readRoute = 'POST /stock/success/v2/notice/read';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A notice about an order, `hours` ago. A notice is marked as read if it is at least a day old. */
const notice = (id: string, hours: number, about: Parameters<typeof buildNotice>[0] = {}) =>
  buildNotice({
    id,
    orderNumber: id,
    createdAt: fakeNow - hours * hourMs,
    isRead: hours >= 24,
    ...about,
  });

/**
 * A notice of each kind except those about logins, passkeys and a recovery, over four days; the
 * first three are unread.
 */
export const allNotices = [
  notice('L-1', 1 / 6, { kind: 'loan-due', amount: '807.89', endsAt: fakeNow + 3 * dayMs }),
  notice('I-1', 1, {
    kind: 'ipo-allotted',
    symbol: 'VALDRA',
    name: 'Valdrano Capital',
    requestedQuantity: 300,
    quantity: 115,
    amount: '2913.82',
    returned: '4687.46',
  }),
  notice('R-1', 2),
  notice('R-2', 24, { kind: 'deposit-failed', amount: '5013.00' }),
  notice('W-1', 25, { kind: 'withdrawal-done', amount: '1500.00' }),
  notice('W-2', 26, { kind: 'withdrawal-failed', amount: '513.00' }),
  notice('F-1', 48, { kind: 'fund-paid', name: 'Renta Corta 7', amount: '500.42', earned: '0.42' }),
  notice('F-2', 49, { kind: 'fund-cancelled', name: 'Impulso Pyme 21', amount: '1000.00' }),
  notice('C-1', 50, {
    kind: 'card-removed',
    orderNumber: null,
    amount: null,
    name: 'Banco del Centro',
    account: '•••• 7771',
  }),
  notice('V-1', 72, { kind: 'identity-approved', amount: null }),
  notice('V-2', 73, { kind: 'identity-rejected', amount: null }),
  notice('I-2', 74, {
    kind: 'ipo-not-allotted',
    name: 'Nivalar Robotics',
    requestedQuantity: 100,
    quantity: 0,
    amount: '0.00',
    returned: '854.26',
  }),
  notice('L-2', 75, { kind: 'loan-late', amount: '2524.66', endsAt: fakeNow - 3 * dayMs }),
  notice('L-3', 76, { kind: 'loan-paid', amount: '504.93' }),
  notice('L-4', 77, { kind: 'loan-granted', amount: '800.00', endsAt: fakeNow + 3 * dayMs }),
  notice('L-5', 78, { kind: 'loan-rejected', amount: '1013.00' }),
  notice('W-3', 79, {
    kind: 'withdrawal-waiting',
    amount: '250.00',
    name: 'Banco del Norte',
    account: '•••• 0005',
    endsAt: fakeNow - 55 * hourMs,
  }),
  notice('C-2', 80, {
    kind: 'card-changed',
    orderNumber: null,
    amount: null,
    name: 'Banco del Norte',
    account: '•••• 0005',
    endsAt: fakeNow - 56 * hourMs,
  }),
  notice('C-3', 81, {
    kind: 'card-added',
    orderNumber: null,
    amount: null,
    name: 'Banco del Norte',
    account: '•••• 7771',
  }),
];

/** Notices about a changed payout account, and about a waiting withdrawal to this account. */
export const payoutNotices = [
  buildNotice({
    id: 'withdrawal-waiting-1',
    kind: 'withdrawal-waiting',
    orderNumber: 'W-20261120-0001',
    amount: '250.00',
    name: 'Banco del Norte',
    account: '•••• 0005',
    createdAt: fakeNow - 300_000,
    endsAt: fakeNow + 23 * hourMs,
  }),
  buildNotice({
    id: 'card-changed-1',
    kind: 'card-changed',
    orderNumber: null,
    amount: null,
    name: 'Banco del Norte',
    account: '•••• 0005',
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
    createdAt: fakeNow - hourMs,
    endsAt: fakeNow + 23 * hourMs,
  }),
];

/** A login on an unknown device. */
export const newLogin = buildNotice({
  id: 'new-login-1',
  kind: 'new-login',
  orderNumber: null,
  amount: null,
  browser: 'Firefox',
  system: 'Windows',
  device: 'computer',
  createdAt: fakeNow - 600_000,
});

export const passkeys = [
  buildNotice({ ...newLogin, id: 'passkey-added-1', kind: 'passkey-added' }),
  buildNotice({
    ...newLogin,
    id: 'passkey-removed-2',
    kind: 'passkey-removed',
    name: 'Mi teléfono',
    createdAt: fakeNow - hourMs,
  }),
];

/** Notices that a recovery of the account causes. */
export const recoveryNotices = [
  buildNotice({
    id: 'passkeys-paused-1',
    kind: 'passkeys-paused',
    orderNumber: null,
    amount: null,
    createdAt: fakeNow - 600_000,
  }),
  notice('W-3', 1, { kind: 'withdrawal-stopped', amount: '750.00' }),
];

export const noticesExtension = operatorConfig({ tag: 'extensions', value: 'notices' });

export const listNotices =
  (notices: readonly ReturnType<typeof buildNotice>[]): Script =>
  (call) =>
    pageOf(call, notices, codecs.notice.encode);
