import { useEffect, useState } from 'react';
import type { StoryMachine, StoryRender } from '../StoryActors.ts';

/** The story of a preview with its machines; null until it has rendered. */
export interface ShownStory {
  readonly story: StoryRender;
  readonly machines: readonly StoryMachine[];
}

/**
 * Follows the story of a preview. The preview is a page of the same origin, so its actors are used
 * as they are: guards and machines are functions, which no message can carry.
 *
 * @param around the window that frames the preview, where the preview announces changes
 * @param preview returns the window of the preview
 */
export function useStory(around: Window, preview: () => Window | null): ShownStory | null {
  const [shown, setShown] = useState<ShownStory | null>(null);
  useEffect(() => {
    const read = () => {
      const actors = preview()?.corroStepper;
      const story = actors?.story ?? null;
      setShown(story === null ? null : { story, machines: actors?.machines ?? [] });
    };
    read();
    around.addEventListener('corro-stepper', read);
    return () => around.removeEventListener('corro-stepper', read);
  }, [around, preview]);
  return shown;
}
