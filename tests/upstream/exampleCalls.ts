import type { Contract } from '@corro/openapi/contract';
import { extensionsOf } from './readCalls.ts';
import type { CallInput, Yardstick } from './yardstick.ts';

/** Returns the contract's example input of a call. */
function exampleOf(contract: Contract, call: string, newKey: () => string): CallInput {
  const { parameters, body } = contract.requestShapeOf(call);
  const asked = parameters.filter((one) => one.in === 'query' && one.required === true);
  const query = Object.fromEntries(asked.map(({ name, example }) => [name, String(example)]));
  const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    ...(asked.length === 0 ? {} : { query }),
    ...(body === null ? {} : { body: body.example }),
    ...(isKeyed ? { key: newKey() } : {}),
  };
}

interface Options {
  readonly contract: Contract;
  readonly movesPlayMoney: boolean;
  readonly newKey: () => string;
}

/**
 * Makes those calls of announced extensions that were not made yet, with the contract's examples as
 * input: queries without a path parameter, and with play money also calls with an Idempotency-Key.
 * `readCalls.ts` and `moneyCalls.ts` make the calls for which an example is not enough.
 */
export async function callByExample(
  yardstick: Yardstick,
  { contract, movesPlayMoney, newKey }: Options,
): Promise<void> {
  const announced = new Set((await extensionsOf(yardstick)).split(/[\s,]+/));
  const made = new Set(yardstick.findings().map(({ call }) => call));
  const left = contract.calls
    .filter(
      (call) => !made.has(call) && contract.extensionsOf(call).some((one) => announced.has(one)),
    )
    .map((call) => [call, exampleOf(contract, call, newKey)] as const);
  const writes = left.filter(([call, { key }]) => call.startsWith('POST') && key !== undefined);
  const reads = left.filter(([call]) => call.startsWith('GET') && !call.includes('{'));
  for (const [call, input] of movesPlayMoney ? [...writes, ...reads] : reads) {
    await yardstick.ask(call, input);
  }
}
