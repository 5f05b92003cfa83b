import { useSyncExternalStore } from 'react';
import type { Live } from './Live.ts';
import type { Recording, RecordingView } from './Recording.ts';

/** A live screen, and what was done to it. */
export interface RunningBench {
  readonly live: Live;
  readonly recording: Recording;
}

const nothing = { subscribe: () => () => undefined, view: () => null };

/** What was recorded; renders again for whatever else moves with it. Null before there is any. */
export function useRecording(recording: Recording | null): RecordingView | null {
  const { subscribe, view } = recording ?? nothing;
  return useSyncExternalStore<RecordingView | null>(subscribe, view);
}
