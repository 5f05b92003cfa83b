import { useSyncExternalStore } from 'react';
import type { Live } from './Live.ts';
import type { Recording, RecordingView } from './Recording.ts';

export interface RunningStepper {
  readonly live: Live;
  readonly recording: Recording;
}

const nothing = { subscribe: () => () => undefined, view: () => null };

/** The view of a recording, re-rendered on each change; null without a recording. */
export function useRecording(recording: Recording | null): RecordingView | null {
  const { subscribe, view } = recording ?? nothing;
  return useSyncExternalStore<RecordingView | null>(subscribe, view);
}
