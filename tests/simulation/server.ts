import { createSandbox, inMemory, type Sandbox, type Store } from '@corro/sandbox';
import { feed, repeat } from './market.ts';
import type { Random } from './random.ts';

/** Probabilities of faults at each point of the code at which the server can fail. */
export interface ServerFaults {
  pause: number;
  kill: number;
  /** Probability of a serialization conflict before or after the work of a transaction. */
  conflict: number;
}

/** Answer of a dead process, which never comes. */
const never = new Promise<never>(() => undefined);

class Killed extends Error {
  override name = 'Killed';
}

class Conflict extends Error {
  readonly code = '40001';
}

export const settings = {
  dataDir: inMemory,
  databaseUrl: null,
  marketFeed: 'simulated',
  marketDataDir: null,
  // The limit of calls is off, because it would count calls in real time.
  callPoints: 0,
} as const;

/** A process that uses the shared database and may pause or die between two statements. */
export class SimulatedServer {
  readonly #store: Store;
  readonly #random: Random;
  faults: ServerFaults;
  #sandbox: Sandbox | null = null;
  /**
   * Number of kills so far. A call gets no answer if this number has changed since the call
   * started.
   */
  #life = 0;
  kills = 0;
  pauses = 0;
  conflicts = 0;

  constructor(store: Store, random: Random, faults: ServerFaults) {
    this.#store = store;
    this.#random = random;
    this.faults = faults;
  }

  async start(): Promise<void> {
    const store = this.#faulty(this.#life);
    this.#sandbox = await createSandbox({
      settings,
      clock: Date,
      store,
      feed,
      tables: 'require',
      repeat,
    });
  }

  /** Rejects while the process is down; never settles if the process dies during the call. */
  async fetch(request: Request): Promise<Response> {
    const sandbox = this.#sandbox;
    if (sandbox === null) throw new TypeError('Connection refused');
    const life = this.#life;
    const answer = await sandbox.fetch(request);
    await this.#point(life);
    return life === this.#life ? answer : never;
  }

  /** Kills the process and starts it again later. */
  #kill(): void {
    this.kills += 1;
    this.#life += 1;
    this.#sandbox = null;
    setTimeout(() => void this.start(), this.#random.between(100, 5000));
  }

  /** A point at which the process may be killed or paused. */
  async #point(life: number): Promise<void> {
    if (life !== this.#life) return never;
    if (this.#random.chance(this.faults.kill)) this.#kill();
    else if (this.#random.chance(this.faults.pause)) {
      this.pauses += 1;
      await new Promise((resolve) => setTimeout(resolve, this.#random.between(50, 15_000)));
    }
    return life === this.#life ? undefined : never;
  }

  #mayConflict(): void {
    if (!this.#random.chance(this.faults.conflict)) return;
    this.conflicts += 1;
    throw new Conflict('injected');
  }

  /** Creates a store whose transactions have the faults of this process. */
  #faulty(life: number): Store {
    return {
      ...this.#store,
      close: async () => undefined,
      transaction: async (work) => {
        await this.#point(life);
        const result = await this.#store.transaction(async (trx) => {
          if (life !== this.#life) throw new Killed();
          this.#mayConflict();
          const value = await work(trx);
          this.#mayConflict();
          // A kill at this point makes the transaction roll back.
          if (this.#random.chance(this.faults.kill)) this.#kill();
          if (life !== this.#life) throw new Killed();
          return value;
        });
        await this.#point(life);
        return result;
      },
    };
  }
}
