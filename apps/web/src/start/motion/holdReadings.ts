/** Runs something soon, in a task of its own. */
type Schedule = (run: () => void) => void;

export interface ReadingHold {
  /** Runs what shows a reading: soon, or as soon as nothing moves. */
  readonly schedule: Schedule;
  /** Holds what is scheduled until a movement is over; it may overlap with others. */
  readonly during: (movement: Promise<unknown>) => Promise<void>;
}

/** To show a reading while a screen is on its way would make the screen stutter: it is shown when the screen has arrived. */
export function holdReadings(soon: Schedule): ReadingHold {
  let movements = 0;
  const held: (() => void)[] = [];
  return {
    schedule(run) {
      if (movements === 0) soon(run);
      else held.push(run);
    },
    async during(movement) {
      movements += 1;
      await movement.catch(() => undefined);
      movements -= 1;
      if (movements === 0) for (const run of held.splice(0)) soon(run);
    },
  };
}
