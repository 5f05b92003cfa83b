import { buildNotice, codecs, fakeNow, type Script } from '@corro/testing';
import { operatorConfig } from '../operatorConfig.ts';
import { pageOf } from '../pages.ts';

export const listRoute = 'GET /stock/success/v2/notice/list';
export const unreadRoute = 'GET /stock/success/v2/notice/unread-count';
export const readRoute = 'POST /stock/success/v2/notice/read';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const about = (id: string) => ({ id, orderNumber: id });
const isRead = true;

/** One of each kind, over four days; the first three are unread. */
export const all = [
  buildNotice({
    ...about('L-1'),
    kind: 'loan-due',
    amount: '807.89',
    endsAt: fakeNow + 3 * dayMs,
    createdAt: fakeNow - 600_000,
  }),
  buildNotice({
    ...about('I-1'),
    kind: 'ipo-allotted',
    symbol: 'VALDRA',
    name: 'Valdrano Capital',
    asked: 300,
    quantity: 115,
    amount: '2913.82',
    returned: '4687.46',
    createdAt: fakeNow - hourMs,
  }),
  buildNotice({ ...about('R-1'), createdAt: fakeNow - 2 * hourMs }),
  buildNotice({
    ...about('R-2'),
    kind: 'deposit-failed',
    amount: '5013.00',
    isRead,
    createdAt: fakeNow - dayMs,
  }),
  buildNotice({
    ...about('W-1'),
    kind: 'withdrawal-done',
    amount: '1500.00',
    isRead,
    createdAt: fakeNow - dayMs - hourMs,
  }),
  buildNotice({
    ...about('W-2'),
    kind: 'withdrawal-failed',
    amount: '513.00',
    isRead,
    createdAt: fakeNow - dayMs - 2 * hourMs,
  }),
  buildNotice({
    ...about('F-1'),
    kind: 'fund-paid',
    name: 'Renta Corta 7',
    amount: '500.42',
    earned: '0.42',
    isRead,
    createdAt: fakeNow - 2 * dayMs,
  }),
  buildNotice({
    ...about('F-2'),
    kind: 'fund-cancelled',
    name: 'Impulso Pyme 21',
    amount: '1000.00',
    isRead,
    createdAt: fakeNow - 2 * dayMs - hourMs,
  }),
  buildNotice({
    ...about('C-1'),
    kind: 'card-removed',
    orderNumber: null,
    amount: null,
    name: 'Banco del Centro',
    account: '•••• 7771',
    isRead,
    createdAt: fakeNow - 2 * dayMs - 2 * hourMs,
  }),
  buildNotice({
    ...about('V-1'),
    kind: 'identity-approved',
    amount: null,
    isRead,
    createdAt: fakeNow - 3 * dayMs,
  }),
  buildNotice({
    ...about('V-2'),
    kind: 'identity-rejected',
    amount: null,
    isRead,
    createdAt: fakeNow - 3 * dayMs - hourMs,
  }),
  buildNotice({
    ...about('I-2'),
    kind: 'ipo-not-allotted',
    name: 'Nivalar Robotics',
    asked: 100,
    quantity: 0,
    amount: '0.00',
    returned: '854.26',
    isRead,
    createdAt: fakeNow - 3 * dayMs - 2 * hourMs,
  }),
  buildNotice({
    ...about('L-2'),
    kind: 'loan-late',
    amount: '2524.66',
    endsAt: fakeNow - 3 * dayMs,
    isRead,
    createdAt: fakeNow - 3 * dayMs - 3 * hourMs,
  }),
  buildNotice({
    ...about('L-3'),
    kind: 'loan-paid',
    amount: '504.93',
    isRead,
    createdAt: fakeNow - 3 * dayMs - 4 * hourMs,
  }),
  buildNotice({
    ...about('L-4'),
    kind: 'loan-granted',
    amount: '800.00',
    endsAt: fakeNow + 3 * dayMs,
    isRead,
    createdAt: fakeNow - 3 * dayMs - 5 * hourMs,
  }),
  buildNotice({
    ...about('L-5'),
    kind: 'loan-rejected',
    amount: '1013.00',
    isRead,
    createdAt: fakeNow - 3 * dayMs - 6 * hourMs,
  }),
];

/** A login on a device that was not known. */
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

/** A passkey that was added, and one that was removed. */
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

/** An upstream that tells. */
export const announced = operatorConfig({ tag: 'extensions', value: 'notices' });

/** The page of them that is asked for. */
export const listed =
  (notices: readonly ReturnType<typeof buildNotice>[]): Script =>
  (call) =>
    pageOf(call, notices, codecs.notice.encode);
