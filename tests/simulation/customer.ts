import { createClient } from '@corro/client';
import { type stockTicketMachine, ticketView, type StockTicketEvent } from '@corro/machines';
import { createStorage, readPending, stockTicketOver } from '@corro/web/effects';
import { createActor, type ActorRefFrom } from 'xstate';
import type { SimulatedNetwork } from './network.ts';
import type { Random } from './random.ts';
import { share } from './server.ts';

/** What the app has told the customer of an order, by its key: the number of what was done, or the refusal. */
export type Told = { readonly done: string } | { readonly refused: string };

type Ticket = ActorRefFrom<typeof stockTicketMachine>;

/** A customer with a phone: its storage, its clock, and the ticket of the real app over the real client. */
export class SimulatedCustomer {
  readonly token: string;
  readonly #network: SimulatedNetwork;
  readonly #random: Random;
  /** How wrong the phone's clock is, in milliseconds. */
  readonly #clockAheadMs: number;
  readonly #kept = new Map<string, string>();
  readonly told = new Map<string, Told>();
  readonly confirmed = new Set<string>();
  readonly trace: string[] = [];
  #open: Ticket | null = null;

  constructor(token: string, network: SimulatedNetwork, random: Random) {
    this.token = token;
    this.#network = network;
    this.#random = random;
    this.#clockAheadMs = random.pick([0, 0, -3_600_000, 40_000, 86_400_000]);
  }

  /** Does what customers do: fills in, confirms, confirms twice, loads the page again, loses the network. */
  async act(): Promise<void> {
    const { phase, online } = ticketView(this.#ticket.getSnapshot());
    this.#readPrice();
    if (this.#random.chance(0.07)) {
      await this.load();
    } else if (this.#random.chance(0.1) || (!online && this.#random.chance(0.5))) {
      this.#send({ type: online ? 'OFFLINE' : 'ONLINE' });
    } else if (phase === 'editing') {
      this.#send(
        { type: 'QUANTITY', text: String(this.#random.between(1, 3)) },
        { type: 'REVIEW' },
      );
    } else if (phase === 'reviewing') {
      this.#send({ type: 'CONFIRM' });
      if (this.#random.chance(0.3)) this.#send({ type: 'CONFIRM' });
    } else if (phase === 'done') {
      this.#send({ type: 'NEW_ORDER' });
    } else if (phase === 'refused') {
      this.#send({ type: 'BACK' });
    } else if (phase === 'notFound' || phase === 'unreachable') {
      this.#send({ type: this.#random.pick(['LOOK_AGAIN', 'EDIT_ANYWAY']) });
    }
  }

  /** Waits without doing anything more. False while the end of an order is not known. */
  rest(): boolean {
    this.#readPrice();
    this.#send({ type: 'ONLINE' });
    const { phase } = ticketView(this.#ticket.getSnapshot());
    return !['submitting', 'reconciling', 'notFound', 'unreachable'].includes(phase);
  }

  get #ticket(): Ticket {
    if (this.#open === null) throw new Error('The page is not open.');
    return this.#open;
  }

  #send(...events: StockTicketEvent[]): void {
    for (const event of events) this.#ticket.send(event);
  }

  /** What the polls of the screen tell it. */
  #readPrice(): void {
    this.#send(
      { type: 'PRICE', price: share.price, readAt: this.#now() },
      { type: 'BALANCE', balance: '25000.00' },
    );
  }

  #now(): number {
    return Date.now() + this.#clockAheadMs;
  }

  /** Opens the page, in place of the one that was open. */
  async load(): Promise<void> {
    this.#open?.stop();
    const storage = createStorage(() => storageOver(this.#kept));
    const client = createClient({
      baseUrl: 'http://corro.test/api',
      fetch: (request) => this.#network.fetch(request),
      token: () => this.token,
      clock: {
        now: () => this.#now(),
        setTimeout: (callback, ms) => Number(setTimeout(callback, ms)),
        clearTimeout: (timer) => clearTimeout(timer),
      },
      random: () => this.#random.next(),
      onSessionEnd: () => undefined,
      onSimulated: () => undefined,
    });
    await client.prepare();
    const machine = stockTicketOver({
      client,
      storage,
      symbol: share.symbol,
      refreshPrice: () => this.#readPrice(),
      accountChanged: () => undefined,
    });
    const ticket = createActor(machine, {
      input: {
        symbol: share.symbol,
        now: () => this.#now(),
        makeKey: () => this.#makeKey(),
        pending: readPending(storage, share.symbol),
      },
    });
    ticket.subscribe((snapshot) => this.#hear(ticketView(snapshot)));
    this.#open = ticket.start();
  }

  #makeKey(): string {
    const key = crypto.randomUUID();
    this.confirmed.add(key);
    return key;
  }

  /** Notes what the screen says. A second word on an order must be the first one. */
  #hear({ phase, order, placed, refusal }: ReturnType<typeof ticketView>): void {
    this.trace.push(`${Date.now()} ${phase} ${refusal?.code ?? ''}`);
    if (order === null) return;
    if (phase === 'done') this.#tell(order.key, { done: placed?.orderNumber ?? '' });
    if (phase === 'refused' && refusal !== null) this.#tell(order.key, { refused: refusal.code });
  }

  #tell(key: string, told: Told): void {
    const before = this.told.get(key);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(told)) {
      throw new Error(`Told ${JSON.stringify(before)}, then ${JSON.stringify(told)}.`);
    }
    this.told.set(key, told);
  }
}

function storageOver(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
