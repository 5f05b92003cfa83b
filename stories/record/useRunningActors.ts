import { type ActorReport, RemoteStage } from '@corro/stepper';
import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../machines/machines.ts';
import { fromApp, type FromApp, fromStepper, type Hot } from './channel.ts';
import { runOf } from './runOf.ts';

/** An actor of an app that is open somewhere. */
export interface RunningActor {
  /** Id of the page and of the actor in it. */
  readonly key: string;
  readonly device: string;
  readonly machine: AnyStateMachine;
  readonly stage: RemoteStage;
  /** False once the app has left the actor's screen. */
  readonly isRunning: boolean;
}

/** The actors of every open app that streams them, the one that moved last first. */
export function useRunningActors(hot: Hot): readonly RunningActor[] {
  const [actors, setActors] = useState<readonly RunningActor[]>([]);
  useEffect(() => {
    let known: readonly RunningActor[] = [];
    hot.on(fromApp, ({ page, device, message }: FromApp) => {
      if (message.kind === 'stepped') {
        for (const { key, stage } of known) if (key.startsWith(page)) stage.hear(message);
        return;
      }
      // Without the ends of its effects and delays, nothing could run the steps again.
      const report: ActorReport = { ...message.report, past: runOf(message.report.taken) };
      const machine = machines[report.machine];
      if (machine === undefined) return;
      const key = `${page} ${report.actor}`;
      const old = known.find((one) => one.key === key);
      const stage =
        old?.stage ??
        new RemoteStage(machine, report, (to) => hot.send(fromStepper, { page, message: to }));
      old?.stage.hear({ kind: 'report', report });
      const actor = { key, device, machine, stage, isRunning: report.end === null };
      known = [actor, ...known.filter((one) => one !== old)];
      setActors(known);
    });
    hot.send(fromStepper, { page: null, message: { kind: 'ask' } });
  }, [hot]);
  return actors;
}
