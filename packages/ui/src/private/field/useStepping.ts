import type { KeyboardEvent } from 'react';
import { stepText, type StepLimits } from './step.ts';
import type { useGroupedText } from './useGroupedText.ts';

/** Steps a field by buttons and by the arrow keys; text that is not a whole number is left as it is. */
export function useStepping(field: ReturnType<typeof useGroupedText>, limits: StepLimits) {
  /** Returns the new text, or `null` where there is no step to take. */
  function stepBy(direction: 1 | -1): string | null {
    const next = stepText(field.read(), direction, limits);
    if (next !== null) field.write(next);
    return next;
  }

  return {
    stepBy,
    canStep: (direction: 1 | -1) => stepText(field.text, direction, limits) !== null,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      // Else the caret would jump to the start or the end.
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
}
