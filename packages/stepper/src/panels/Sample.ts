import type { AnyEventObject } from 'xstate';

/** A named event, to send or to edit first. */
export interface Sample {
  /** Name of the variant. */
  readonly name: string;
  /** The event with its payload. */
  readonly event: AnyEventObject;
  /** True if nothing is known of the event's payload. The stepper then lets one be typed as JSON. */
  readonly isGuess?: boolean;
}
