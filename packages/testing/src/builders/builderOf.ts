import type { Known } from '@corro/domain';
import { examples } from '../__generated__/examples.ts';

interface Decoder<Value> {
  /** Name in the contract. */
  readonly schema: string;
  readonly decode: (data: unknown) => Value;
}

/** Decodes the example of an entity in the contract; `call` chooses one where several calls have it. */
export function decodeExample<Value>({ schema, decode }: Decoder<Value>, call?: string): Value {
  const answers = examples[schema] ?? {};
  const [first = ''] = Object.keys(answers);
  return decode(answers[call ?? first]);
}

/**
 * A builder of an entity: its example in the contract, changed by `scenario`, then by each caller.
 *
 * @param required Members that no caller sets to null.
 */
export function builderOf<Value extends object, Name extends keyof Value = never>(
  decoder: Decoder<Value>,
  required: readonly Name[] = [],
  scenario: Partial<Value> = {},
): (over?: Partial<Known<Value, Name>>) => Known<Value, Name> {
  const example = { ...decodeExample(decoder), ...scenario };
  const missing = required.filter((name) => example[name] === null);
  if (missing.length > 0) throw new Error(`The ${decoder.schema} lacks ${missing.join(', ')}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of the required members is null
  return (over = {}) => ({ ...(example as Known<Value, Name>), ...over });
}
