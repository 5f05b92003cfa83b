import type { WithRequired } from '@corro/domain';
import { examples } from '../__generated__/examples.ts';

interface Decoder<Value> {
  readonly schema: string;
  readonly decode: (data: unknown) => Value;
}

/**
 * Decodes the contract's example of an entity; `call` selects one of the calls that answer with the
 * entity.
 */
export function decodeExample<Value>({ schema, decode }: Decoder<Value>, call?: string): Value {
  const answers = examples[schema] ?? {};
  const [first = ''] = Object.keys(answers);
  return decode(answers[call ?? first]);
}

/**
 * Creates a builder of an entity: the contract's example, changed by `scenario`, then by each caller.
 *
 * @param required members that callers never set to null
 */
export function builderOf<Value extends object, Name extends keyof Value = never>(
  decoder: Decoder<Value>,
  required: readonly Name[] = [],
  scenario: Partial<Value> = {},
): (over?: Partial<WithRequired<Value, Name>>) => WithRequired<Value, Name> {
  const example = { ...decodeExample(decoder), ...scenario };
  const missing = required.filter((name) => example[name] === null);
  if (missing.length > 0) throw new Error(`The ${decoder.schema} lacks ${missing.join(', ')}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of the required members is null
  return (over = {}) => ({ ...(example as WithRequired<Value, Name>), ...over });
}
