'use client';

import { useSyncExternalStore } from 'react';
import type { Recording, RecordingView } from './Recording.ts';

const nothing = { subscribe: () => () => undefined, view: () => null };

/** The view of a recording, rendered again on each change; null without a recording. */
export function useRecording(recording: Recording | null): RecordingView | null {
  const { subscribe, view } = recording ?? nothing;
  return useSyncExternalStore<RecordingView | null>(subscribe, view);
}
