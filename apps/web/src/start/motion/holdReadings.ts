/** Runs something soon, in a task of its own. */
type Schedule = (run: () => void) => void;

export interface ReadingHold {
  /** Runs what shows a reading: soon, or as soon as nothing moves. */
  readonly schedule: Schedule;
  /** Holds what is scheduled until a movement is over; it may overlap with others. */
  readonly during: (movement: Promise<unknown>) => Promise<void>;
}

/**
 * To show a reading while a screen is on its way would make the screen stutter: it is shown when the screen has arrived.
 * What is scheduled in one task runs in one: a screen that comes schedules hundreds.
 */
export function holdReadings(soon: Schedule): ReadingHold {
  let movements = 0;
  let isArranged = false;
  const waiting: (() => void)[] = [];

  function arrange() {
    if (movements > 0 || isArranged || waiting.length === 0) return;
    isArranged = true;
    soon(() => {
      isArranged = false;
      if (movements === 0) for (const run of waiting.splice(0)) run();
    });
  }

  return {
    schedule(run) {
      waiting.push(run);
      arrange();
    },
    async during(movement) {
      movements += 1;
      await movement.catch(() => undefined);
      movements -= 1;
      arrange();
    },
  };
}
