import { callByExample } from './exampleCalls.ts';
import { moveEverything, type PlayMoney } from './moneyCalls.ts';
import { readEverything } from './readCalls.ts';
import { textOf } from './rows.ts';
import { createYardstick, type Finding, type YardstickOptions } from './yardstick.ts';

export interface CheckOptions extends PlayMoney, YardstickOptions {
  /** True to also make calls that move money or change the account. */
  readonly movesPlayMoney: boolean;
}

export interface UpstreamReport {
  /** Reason why the login failed; null if it succeeded. A failed login stops the check. */
  readonly stopped: string | null;
  readonly findings: readonly Finding[];
  readonly leftOut: readonly string[];
}

/** Checks an upstream against the contract. */
export async function checkUpstream(options: CheckOptions): Promise<UpstreamReport> {
  const { contract, customer, movesPlayMoney, newKey, newPhone } = options;
  const yardstick = createYardstick(options);
  const report = (stopped: string | null): UpstreamReport => {
    const findings = yardstick.findings();
    const made = new Set(findings.map(({ call }) => call));
    return { stopped, findings, leftOut: contract.calls.filter((call) => !made.has(call)) };
  };

  const session = await yardstick.call('POST /stock/user/login', {
    body: { user: customer.phone, password: customer.password },
    token: null,
  });
  const token = textOf(session?.data, 'token');
  if (session?.msg !== 'ok' || token === '') {
    return report('No login succeeded: what the other calls answer is not known.');
  }
  yardstick.logIn(token);
  const found = await readEverything(yardstick);
  if (movesPlayMoney) await moveEverything(yardstick, found, { customer, newKey, newPhone });
  await callByExample(yardstick, { contract, movesPlayMoney, newKey });
  return report(null);
}
