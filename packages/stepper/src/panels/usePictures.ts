import { useState } from 'react';
import type { Script, ScriptStep } from '../run/script.ts';

/** Pictures of the screen, as data URLs, each after a number of steps. */
export interface StepPictures {
  /** The picture after `position` steps; null without one. */
  at(position: number): string | null;
  /** Stores the picture after `position` steps; null removes it. */
  set(position: number, picture: string | null): void;
  /** Keeps the picture of a step whose name has changed. */
  move(from: ScriptStep, to: ScriptStep): void;
}

/** The pictures of a run; those of dropped steps are forgotten. */
export function usePictures(script: Script): StepPictures {
  const [pictures, setPictures] = useState<ReadonlyMap<ScriptStep | null, string>>(new Map());
  const stepAt = (position: number) => script[position - 1] ?? null;
  const change = (edit: (next: Map<ScriptStep | null, string>) => void) =>
    setPictures((before) => {
      const next = new Map(before);
      edit(next);
      return next;
    });
  return {
    at: (position) => (position > script.length ? null : (pictures.get(stepAt(position)) ?? null)),
    set: (position, picture) =>
      change((next) => {
        if (picture === null) next.delete(stepAt(position));
        else next.set(stepAt(position), picture);
      }),
    move: (from, to) =>
      change((next) => {
        const picture = next.get(from);
        if (picture !== undefined) next.set(to, picture);
        next.delete(from);
      }),
  };
}
