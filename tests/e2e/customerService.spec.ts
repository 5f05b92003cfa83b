import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';

const t = messagesOf('es');
const path = '/customer-service';
const agentText =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** Lists the messages of a customer that the upstream has stored. */
async function stored(corro: Corro, { phone, password }: Customer): Promise<readonly string[]> {
  const token = await corro.accounts.token(phone, password);
  const response = await fetch(`${corro.url}/api/stock/success/user_message/list-message`, {
    headers: { token },
  });
  const { data }: { data: { rows: { from: string; message: string }[] } } = await response.json();
  return data.rows.map(({ from, message }) => `${from}: ${message}`);
}

test(
  'a message is sent as plain text, and its answer appears',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path });
    const service = new ServicePage(page, t);
    const text = '<b>¿Hay alguien?</b> <img src=x onerror=alert(1)>';
    await service.write(text);
    await expect(service.message(text)).toBeVisible();
    await expect.poll(() => stored(corro, customer)).toEqual([`customer: ${text}`]);

    corro.setTime(dayOfPurchase + 20_000);
    await expect(service.message(agentText)).toBeVisible();
    await expect(service.message(text)).toHaveCount(1);
  },
);
