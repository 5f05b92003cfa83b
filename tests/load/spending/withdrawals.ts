import { setCode, transactionCode, type OrderRow } from '../customer.ts';
import type { Spending } from './spending.ts';

/** Withdrawals to one card, with the transaction code. */
export const withdrawals: Spending = {
  name: 'a withdrawal',
  path: '/stock/success/money/access',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
    const account = { ...card, bank_card: '002010077777777771' };
    await sandbox.post('/stock/success/bank/add', account, token);
    const { data } = await sandbox.get('/stock/success/bank/list', token);
    const [added] = data as { id: string }[];
    if (added === undefined) throw new Error('The card was not added.');
    // Within 25,000.00 once and not twice.
    return [{ bank_id: added.id, count: '20000', stock_password: transactionCode }];
  },
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/property/withdraw', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};
