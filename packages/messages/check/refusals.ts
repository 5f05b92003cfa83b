import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A refusal that the contract lists. */
export interface Refusal {
  readonly call: string;
  readonly code: string;
}

/** Every refusal of the contract, call by call. */
export function readRefusals(root: string): Refusal[] {
  return globSync('openapi/paths/*.yaml', { cwd: root }).flatMap((file) =>
    refusalsIn(readFileSync(join(root, file), 'utf8')),
  );
}

/** Reads a file of paths: each call's `x-refusals`, a line `code: what it means` each. */
export function refusalsIn(yaml: string): Refusal[] {
  const refusals: Refusal[] = [];
  let call = '';
  let indent: number | null = null;
  for (const line of yaml.split('\n')) {
    const depth = line.search(/\S/);
    const name = line.trim().split(':')[0] ?? '';
    if (depth === 0) call = name;
    if (indent !== null && depth > indent) {
      // What a code means may go on below it.
      if (/^[a-z-]+:/.test(line.trim())) refusals.push({ call, code: name });
    } else {
      indent = name === 'x-refusals' ? depth : null;
    }
  }
  return refusals;
}
