import type { DueWork, Trx } from '../../store/index.ts';
import type { World } from '../world.ts';

/** Does a piece of due work inside the transaction that has taken it. */
export type DueHandler = (trx: Trx, work: DueWork, world: World) => Promise<void>;
