import { TestPasskey } from '@corro/sandbox/test-authenticator';
import { phoneOf } from './fill.ts';
import type { Seen, Step } from './journey.ts';
import type { Side } from './side.ts';

/** One of the customers, who goes through the calls one after the other. */
export class Caller implements Seen {
  readonly phone: string;
  readonly passkey = new TestPasskey();
  readonly #side: Side;
  readonly #seen = new Map<string, unknown>();
  #token = '';

  /** @param part which of the customers: from 0 up to 1 */
  constructor(side: Side, part: number) {
    this.#side = side;
    this.phone = phoneOf(1 + Math.floor(part * side.customers));
  }

  data(call: string): unknown {
    return this.#seen.get(call);
  }

  field(call: string, name: string): string {
    return String(Object(this.data(call))[name]);
  }

  rows(call: string): readonly Record<string, string>[] {
    const data = Object(this.data(call));
    return Array.isArray(data) ? data : data.rows;
  }

  /** Answers how long it took, in milliseconds. Throws for a refusal. */
  async take({ call: name, input }: Step): Promise<number> {
    const asked = { ...input(this), token: this.#token, key: crypto.randomUUID() };
    const begun = performance.now();
    const response = await this.#side.fetch(name, asked);
    const text = await response.text();
    const took = performance.now() - begun;
    if (response.headers.get('content-type')?.startsWith('application/json') === true) {
      const { msg, data } = JSON.parse(text) as { msg: string; data: unknown };
      if (msg !== 'ok') throw new Error(`${name} ${JSON.stringify(asked.body)}: ${text}`);
      this.#seen.set(name, data);
      if (name === 'POST /stock/user/login') this.#token = this.field(name, 'token');
    } else if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return took;
  }
}
