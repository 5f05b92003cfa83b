import { useRef, useState } from 'react';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import type { Script, ScriptStep } from '../runner/script.ts';
import { retryUntil } from '../runner/retryUntil.ts';
import * as styles from './Stepper.css.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Live } from './Live.ts';
import { Recording } from './Recording.ts';
import { SnapshotPanel } from './SnapshotPanel.tsx';
import { paneKey, useOwnFocus } from './useOwnFocus.ts';
import { type RunningStepper, useRecording } from './useRecording.ts';

export interface StepperProps {
  readonly scenario: MachineScenario;
  /** The address of the scenario's screen, for the frame. */
  readonly screen: string;
}

export function Stepper({ scenario, screen }: StepperProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stepper, setStepper] = useState<RunningStepper | null>(null);
  const focus = useOwnFocus(frame);
  const attach = async () => {
    const live = await retryUntil(() => liveIn(frame.current), 60_000);
    const recording = new Recording(live);
    const page = frame.current?.contentWindow;
    if (page) focus.listenOn(page);
    setStepper({ live, recording });
    // A change in the toolbar reloads the screen, so the recorded steps run again.
    const { script, position } = stepper?.recording.view() ?? { script: [], position: 0 };
    await recording.run(script, position);
  };
  return (
    <div className={styles.stepper}>
      <ChartPanel scenario={scenario} stepper={stepper} />
      <div className={styles.panels}>
        <p className={styles.quiet}>
          {`Press an event here, or anything on the screen: chart, screen and history follow both. Calls stay pending until you choose an answer; the clock stops until you advance it. ${paneKey} moves the focus to the screen and back.`}
        </p>
        {stepper === null ? (
          <output>Opening the screen…</output>
        ) : (
          <Panels {...stepper} scenario={scenario} pulling={focus.pulling} />
        )}
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself */}
      <iframe
        ref={frame}
        className={styles.screen}
        title="The real screen"
        src={screen}
        onLoad={() => void attach()}
      />
    </div>
  );
}

interface PanelsProps extends RunningStepper {
  readonly scenario: MachineScenario;
  /** Called before the stepper acts on the screen. */
  readonly pulling: () => void;
}

function Panels({ live, recording, scenario, pulling }: PanelsProps) {
  const view = useRecording(recording);
  const snapshot = live.snapshot();
  const runStep = (step: ScriptStep) => {
    pulling();
    void recording.runStep(step);
  };
  const run = (script: Script, until?: number) => {
    pulling();
    void recording.run(script, until);
  };
  if (view === null) return null;
  const history = { view, onGoTo: (position: number) => run(view.script, position), onRun: run };
  return (
    <>
      <SnapshotPanel snapshot={snapshot} end={live.end()} {...history} />
      <EventsPanel
        scenario={scenario}
        snapshot={snapshot}
        takes={(event) => live.takes(event)}
        onSend={(event) => runStep({ event })}
      />
      <CallsPanel
        scenario={scenario}
        waiting={live.waiting()}
        onAnswer={(route, name) => runStep({ answer: route, with: name })}
      />
      <ClockPanel onPass={(wait) => runStep({ wait })} />
      <HistoryPanel {...history} />
    </>
  );
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
