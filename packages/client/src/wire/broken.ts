import { ProtocolBroken } from '../errors.ts';

/** An answer in good form that lacks what it must have. `where` is `entity.field`. */
export function badData(where: string, problem: string): ProtocolBroken {
  return new ProtocolBroken('bad-data', `${where} ${problem}`);
}
