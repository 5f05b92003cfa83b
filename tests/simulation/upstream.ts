import {
  addCard,
  createTransport,
  getLoanSummary,
  listCards,
  listFunds,
  listIpos,
  listOffers,
  listPositions,
  setTransactionCode,
} from '@corro/client';
import { createSandbox, openStore, type Sandbox, type Store } from '@corro/sandbox';
import {
  isCompleteCard,
  isCompleteFund,
  isCompleteIpo,
  isCompleteLot,
  isCompleteOffer,
} from '@corro/web/effects';
import { feed, repeat } from './market.ts';
import { settings } from './server.ts';

/** The transaction code of every customer here. */
export const transactionCode = '246810';

/** A logged-in customer, with the offers of the upstream. */
export type Account = Awaited<ReturnType<Upstream['newAccount']>>;

/** Clock that reads the global `Date` anew at each call, because each run replaces `Date`. */
const virtual = { now: () => Date.now() };

/** The database that all runs share, and a sandbox without faults. */
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
    return new Upstream(
      store,
      await createSandbox({ settings, clock: virtual, store, feed, repeat }),
    );
  }

  /** Creates a customer with a transaction code, a card and the current offers. */
  async newAccount() {
    this.#phones += 1;
    const phone = String(this.#phones);
    const password = 'una-frase-larga-7';
    const token = await this.#enter(phone, password);
    const api = createTransport({
      baseUrl: 'http://corro.test/api',
      fetch: async (request) => this.#sandbox.fetch(request),
      token: () => token,
      clock: { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => undefined },
      random: () => 0,
      onSessionEnd: () => undefined,
      onSimulated: () => undefined,
    });
    await setTransactionCode(api, { code: transactionCode, isFirst: true, password });
    await addCard(api, {
      kind: 'bank',
      bankName: 'Banco',
      account: '002010077777777771',
      holder: 'Cliente',
      code: transactionCode,
    });
    const readLots = async () =>
      (await listPositions(api, { type: 'stock', page: 1 })).rows.filter(isCompleteLot);
    const [blocks, qips, ipos, funds, cards, loan] = await Promise.all([
      listOffers(api, { kind: 'block' }),
      listOffers(api, { kind: 'qip' }),
      listIpos(api),
      listFunds(api),
      listCards(api),
      getLoanSummary(api),
    ]);
    const offers = { block: blocks.filter(isCompleteOffer), qip: qips.filter(isCompleteOffer) };
    const lots = await readLots();
    return {
      phone,
      token,
      offers,
      ipos: ipos.filter(isCompleteIpo),
      funds: funds.filter(isCompleteFund),
      cards: cards.filter(isCompleteCard),
      loan,
      lots,
      readLots,
    };
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
