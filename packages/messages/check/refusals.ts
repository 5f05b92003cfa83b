import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A refusal that the contract lists. */
export interface Refusal {
  /** The call's `operationId`. */
  readonly call: string;
  readonly code: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-refusals': Readonly<Record<string, string>>;
}

/** Every refusal of the contract, call by call. */
export function readRefusals(root: string): Refusal[] {
  const contract: Contract = JSON.parse(
    readFileSync(join(root, 'openapi/__generated__/openapi.json'), 'utf8'),
  );
  return Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      Object.keys(operation['x-refusals']).map((code) => ({ call: operation.operationId, code })),
    );
}
