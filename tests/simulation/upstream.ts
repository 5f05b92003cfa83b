import { createClient } from '@corro/client';
import { createSandbox, openStore, type Sandbox, type Store } from '@corro/sandbox';
import { feed } from './market.ts';
import { settings } from './server.ts';

/** The transaction code of every customer here. */
export const transactionCode = '246810';

/** A customer as the upstream knows one: who has logged in, and what the screens read of the upstream. */
export type Account = Awaited<ReturnType<Upstream['newAccount']>>;

/** The time that is virtual while a run goes on: `Date` itself is another one then. */
const virtual = { now: () => Date.now() };

/** The database of all runs, and a way to it that has no faults. */
export class Upstream {
  readonly store: Store;
  readonly #sandbox: Sandbox;
  #phones = 5_580_000_000;

  private constructor(store: Store, sandbox: Sandbox) {
    this.store = store;
    this.#sandbox = sandbox;
  }

  static async open(): Promise<Upstream> {
    const store = await openStore(settings, { wall: virtual, time: virtual });
    return new Upstream(store, await createSandbox({ settings, clock: virtual, store, feed }));
  }

  /** A new customer with a transaction code and a card, and what is on offer at the moment. */
  async newAccount() {
    this.#phones += 1;
    const phone = String(this.#phones);
    const password = 'una-frase-larga-7';
    const token = await this.#enter(phone, password);
    const client = createClient({
      baseUrl: 'http://corro.test/api',
      fetch: async (request) => this.#sandbox.fetch(request),
      token: () => token,
      clock: { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => undefined },
      random: () => 0,
      onSessionEnd: () => undefined,
      onSimulated: () => undefined,
    });
    await client.session.setTransactionCode({ code: transactionCode, isFirst: true });
    await client.cards.add({
      kind: 'bank',
      bankName: 'Banco',
      account: '002010077777777771',
      holder: 'Cliente',
    });
    const [blocks, qips, ipos, funds, cards, loan] = await Promise.all([
      client.offers.list({ kind: 'block' }),
      client.offers.list({ kind: 'qip' }),
      client.ipos.list(),
      client.funds.list(),
      client.cards.list(),
      client.loans.summary(),
    ]);
    return { phone, token, offers: { block: blocks, qip: qips }, ipos, funds, cards, loan };
  }

  async #enter(user: string, password: string): Promise<string> {
    await this.#post('/stock/user/reg', { user, password, code: 'CORRO' });
    const answer = await this.#post('/stock/user/login', { user, password });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  }

  async #post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return this.#sandbox.fetch(new Request(`http://corro.test/api${path}`, init));
  }
}
