import type { Clock } from '@corro/client';
import type { InspectionEvent } from 'xstate';

/** What each machine of the app runs on. */
export interface ActorSurroundings {
  readonly clock: Clock;
  /** Told what machines do, where somebody looks on; see `inspect` of XState. */
  readonly inspect?: (event: InspectionEvent) => void;
}
