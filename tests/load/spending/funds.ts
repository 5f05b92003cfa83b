import { randomUUID } from 'node:crypto';
import type { OrderRow } from '../customer.ts';
import type { Spending } from './spending.ts';

interface Fund {
  id: string;
  amount: string;
  issue_amount: string;
  sold_amount: string;
}

const unsold = ({ issue_amount: issue, sold_amount: sold }: Fund) => Number(issue) - Number(sold);

const path = '/stock/success/fund/purchase';

/** What the keys of the first participations begin with, which are not part of a test. */
const firsts = '00000000';
const firstKey = () => firsts + randomUUID().slice(firsts.length);

/** Participations in a fund, of which there are enough. */
export const funds: Spending = {
  name: 'a participation in a fund',
  path,
  refusals: ['insufficient-funds'],
  /** Participates until the money is enough for one more. */
  async onlyOne(sandbox, token) {
    const { data } = await sandbox.get('/v2/fund/list', token);
    const [fund] = (data as { rows: Fund[] }).rows
      .filter((one) => unsold(one) >= 50_000)
      .toSorted((one, other) => Number(other.amount) - Number(one.amount));
    if (fund === undefined) throw new Error('No fund with enough left.');
    const body = { project_id: fund.id };
    for (let money = 25_000; money >= 2 * Number(fund.amount); money -= Number(fund.amount)) {
      const { text, msg } = await sandbox.post(path, body, token, firstKey());
      if (msg !== 'ok') throw new Error(`A first participation was refused: ${text}`);
    }
    return [body];
  },
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/fund/orders?limit=100', token);
    return (data as { rows: OrderRow[] }).rows.filter(
      (one) => one.client_key?.startsWith(firsts) !== true,
    );
  },
};
