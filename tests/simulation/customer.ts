import { createTransport } from '@corro/client';
import { createStorage } from '@corro/web/effects';
import { flows } from './flows.ts';
import type { SimulatedNetwork } from './network.ts';
import type { Device, OpenFlow, Progress, SimulatedFlow } from './openFlow.ts';
import type { Random } from './random.ts';
import type { Account } from './upstream.ts';

/** Outcome of an order that the app reported: the order number, or the refusal. */
export type Outcome = { readonly done: string } | { readonly refused: string };

const undecided: ReadonlySet<Progress['phase']> = new Set([
  'submitting',
  'reconciling',
  'notFound',
  'unreachable',
]);

/** A customer with a phone. The phone has storage, a clock, and the app's client and flows. */
export class SimulatedCustomer {
  readonly account: Account;
  readonly #network: SimulatedNetwork;
  readonly #random: Random;
  /** Offset of the phone's clock, in milliseconds. */
  readonly #clockAheadMs: number;
  readonly #stored = new Map<string, string>();
  readonly reported = new Map<string, Outcome>();
  readonly confirmed = new Set<string>();
  /** Orders for which the app reported two different outcomes. */
  readonly contradictions: string[] = [];
  readonly trace: string[] = [];
  #device: Device | null = null;
  #screen: OpenFlow | null = null;

  constructor(account: Account, network: SimulatedNetwork, random: Random) {
    this.account = account;
    this.#network = network;
    this.#random = random;
    this.#clockAheadMs = random.pick([0, 0, -3_600_000, 40_000, 86_400_000]);
  }

  /** Performs one random action of the customer. */
  async act(): Promise<void> {
    const screen = this.#open;
    screen.read();
    const { phase, isOnline } = screen.progress();
    // Refreshes the lots only sometimes, so that the screen may offer sold lots.
    if (this.#random.chance(0.3)) this.account.lots = await this.account.readLots();
    if (this.#random.chance(0.07)) {
      await this.load();
    } else if (this.#random.chance(0.05)) {
      this.#visit(this.#random.pick(flows));
    } else if (this.#random.chance(0.1) || (!isOnline && this.#random.chance(0.5))) {
      screen.step(isOnline ? 'OFFLINE' : 'ONLINE');
    } else if (phase === 'editing') {
      screen.fill();
      // Visits another screen if this one offers nothing to order.
      if (screen.progress().phase === 'editing') this.#visit(this.#random.pick(flows));
    } else if (phase === 'reviewing') {
      screen.step('CONFIRM');
      if (this.#random.chance(0.3)) screen.step('CONFIRM');
    } else if (phase === 'done') {
      screen.step('NEW_ORDER');
      this.#visit(this.#random.pick(flows));
    } else if (phase === 'refused') {
      screen.step('BACK');
      this.#visit(this.#random.pick(flows));
    } else if (phase === 'notFound' || phase === 'unreachable') {
      screen.step(this.#random.pick(['RECONCILE_AGAIN', 'EDIT_ANYWAY']));
    }
  }

  /**
   * Takes the phone online. Returns true if no flow has an order with an unknown outcome. Otherwise
   * a flow with such an order is open afterwards.
   */
  rest(): boolean {
    const screen = this.#open;
    screen.read();
    screen.step('ONLINE');
    if (undecided.has(screen.progress().phase)) return false;
    const left = flows.find((flow) => flow.isPending(this.#page));
    if (left !== undefined) this.#visit(left);
    return left === undefined;
  }

  /** Reloads the page. */
  async load(): Promise<void> {
    const api = createTransport({
      baseUrl: 'http://corro.test/api',
      fetch: (request) => this.#network.fetch(request),
      token: () => this.account.token,
      clock: {
        now: () => this.#now(),
        setTimeout: (callback, ms) => Number(setTimeout(callback, ms)),
        clearTimeout: (timer) => clearTimeout(timer),
      },
      random: () => this.#random.next(),
      onSessionEnd: () => undefined,
      onSimulated: () => undefined,
    });
    this.#device = {
      account: this.account,
      api,
      storage: createStorage(() => storageOver(this.#stored)),
      confirmations: new Map(),
      accountChanged: () => undefined,
      random: this.#random,
      now: () => this.#now(),
      makeKey: () => this.#makeKey(),
    };
    this.#visit(this.#random.pick(flows));
  }

  get #page(): Device {
    if (this.#device === null) throw new Error('The page is not open.');
    return this.#device;
  }

  get #open(): OpenFlow {
    if (this.#screen === null) throw new Error('No screen is open.');
    return this.#screen;
  }

  #visit(flow: SimulatedFlow): void {
    this.#screen?.close();
    this.#screen = flow.open(this.#page, (progress) => this.#hear(flow, progress));
    this.#screen.read();
  }

  #now(): number {
    return Date.now() + this.#clockAheadMs;
  }

  #makeKey(): string {
    const key = crypto.randomUUID();
    this.confirmed.add(key);
    return key;
  }

  /** Records the state of the screen. */
  #hear({ name }: SimulatedFlow, { phase, order, placed, refusal }: Progress): void {
    this.trace.push(`${Date.now()} ${name} ${phase} ${refusal?.code ?? ''}`);
    if (order === null) return;
    if (phase === 'done') this.#report(order.key, { done: placed?.orderNumber ?? '' });
    if (phase === 'refused' && refusal !== null) this.#report(order.key, { refused: refusal.code });
  }

  #report(key: string, outcome: Outcome): void {
    const before = this.reported.get(key);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(outcome)) {
      this.contradictions.push(
        `${key}: ${JSON.stringify(before)}, then ${JSON.stringify(outcome)}`,
      );
    }
    this.reported.set(key, outcome);
  }
}

function storageOver(stored: Map<string, string>): Storage {
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
