import type { KeyboardEvent } from 'react';
import { isComposingKey } from './composition.ts';
import { stepText, type StepLimits } from './step.ts';
import type { useGroupedText } from './useGroupedText.ts';

/** Steps a field by buttons and arrow keys; ignores text that is not a whole number. */
export function useStepping(field: ReturnType<typeof useGroupedText>, limits: StepLimits) {
  /** Returns the new text; null without a step. */
  function stepBy(direction: 1 | -1): string | null {
    const next = stepText(field.text, direction, limits);
    if (next !== null) field.write(next);
    return next;
  }

  return {
    stepBy,
    canStep: (direction: 1 | -1) => stepText(field.text, direction, limits) !== null,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      // The arrows choose among the suggestions of an input method.
      if (isComposingKey(event.nativeEvent)) return;
      // Prevents the caret from jumping to an end.
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
}
