import { TestPasskey } from '@corro/sandbox/test-authenticator';
import { rowsOf, textOf } from './rows.ts';
import type { Yardstick } from './yardstick.ts';

interface Owner {
  readonly password: string;
  /** Six digits. */
  readonly transactionCode: string;
}

interface Withdrawal {
  readonly cardId: unknown;
  readonly amount: string;
  readonly key: string;
  /**
   * Details of the card, if the upstream requires the customer to confirm the details, too;
   * otherwise null.
   */
  readonly account: object | null;
}

/** Adds a passkey, renames the passkey, uses it for a login and a withdrawal, and removes it. */
export async function tryPasskey(
  { ask, note }: Yardstick,
  { password, transactionCode }: Owner,
  { cardId, amount, key, account }: Withdrawal,
): Promise<void> {
  const own = '/stock/success/v2/passkey';
  const secrets = { password, stock_password: transactionCode };
  const creation = await ask(`POST ${own}/options`, { body: secrets });
  const challenge = textOf(creation, 'challenge');
  const { rp, user } = Object(creation ?? {}) as { rp?: unknown; user?: unknown };
  const domain = textOf(rp, 'id') || 'localhost';
  // The origin uses HTTPS except on localhost, because only there browsers allow passkeys without TLS.
  const page = { domain, origin: `${domain === 'localhost' ? 'http' : 'https'}://${domain}` };
  const passkey = new TestPasskey();
  const made = passkey.create({ challenge, user: { id: textOf(user, 'id') } }, page);
  const id = textOf(await ask(`POST ${own}/add`, { body: { passkey: made } }), 'id');
  const rows = rowsOf(await ask(`GET ${own}/list`));
  if (id !== '' && !rows.some((row) => textOf(row, 'id') === id)) {
    note(`GET ${own}/list`, 'lacks the passkey that was added');
  }
  await ask(`POST ${own}/rename`, { body: { id, name: 'Prueba' } });

  /** Requests a challenge with this call, and signs it. */
  const signed = async (name: string, body: object, token?: null) => {
    const asked = await ask(name, { body, ...(token === null ? { token } : {}) });
    return passkey.sign({ challenge: textOf(asked, 'challenge') }, page);
  };
  const login = await signed('POST /stock/user/passkey/options', {}, null);
  await ask('POST /stock/user/passkey/login', { token: null, body: { passkey: login } });
  const terms = { bank_id: cardId, count: amount };
  const confirmed = await signed(`POST ${own}/withdraw`, terms);
  await ask('POST /stock/success/money/access', { key, body: { ...terms, passkey: confirmed } });
  if (account !== null) {
    await ask(`POST ${own}/card`, { body: { ...account, id: cardId, type: 'bank' } });
  }
  await ask(`POST ${own}/remove`, { body: { id, password } });
}
