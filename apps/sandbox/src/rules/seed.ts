import { addCustomer, customerByPhone, seedNews } from '../store/index.ts';
import { historyMs, writeHistory } from './demoHistory.ts';
import { welcomeCredit } from './playRule.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';

export const demoCustomer = {
  phone: '5500000001',
  password: 'corro-demo',
  transactionCode: '246810',
} as const;

/**
 * Adds the demo customer and the news. Can be repeated, also by several processes at the same time.
 * If `context` is given, a new demo customer gets a year of history.
 */
export async function seed(
  { store, clock }: Pick<RuleContext, 'store' | 'clock'>,
  context: RuleContext | null = null,
): Promise<void> {
  const at = clock.now();
  await seedNews(store.db, at);
  const { customer } = await customerByPhone(store.db, demoCustomer.phone, null);
  if (customer !== null) return;
  const [passwordHash, codeHash] = await Promise.all([
    hashSecret(demoCustomer.password),
    hashSecret(demoCustomer.transactionCode),
  ]);
  // Null when another process has just added the customer.
  const customerId = await addCustomer(store, {
    phone: demoCustomer.phone,
    passwordHash,
    codeHash,
    welcomeCredit,
    at: context === null ? at : at - historyMs,
  });
  if (customerId === null || context === null) return;
  await writeHistory(context, { customerId, codeHash, code: demoCustomer.transactionCode });
}
