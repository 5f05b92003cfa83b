import { useRef, useState } from 'react';
import type { Exhibit } from '../walk/Exhibit.ts';
import type { Script, ScriptStep } from '../walk/script.ts';
import { soon } from '../walk/soon.ts';
import * as styles from './Bench.css.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Live } from './Live.ts';
import { Recording } from './Recording.ts';
import { StandingPanel } from './StandingPanel.tsx';
import { paneKey, useOwnFocus } from './useOwnFocus.ts';
import { type RunningBench, useRecording } from './useRecording.ts';

export interface BenchProps {
  readonly exhibit: Exhibit;
  /** The address of the exhibit's screen, for the frame. */
  readonly screen: string;
}

/** A machine to step through: its chart, what can happen to it, and its real screen. */
export function Bench({ exhibit, screen }: BenchProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [bench, setBench] = useState<RunningBench | null>(null);
  const focus = useOwnFocus(frame);
  const attach = async () => {
    const live = await soon(() => liveIn(frame.current), 60_000);
    const recording = new Recording(live);
    const page = frame.current?.contentWindow;
    if (page) focus.listenOn(page);
    setBench({ live, recording });
    // The toolbar has the screen opened anew: what was done to it is done again.
    const { script, position } = bench?.recording.view() ?? { script: [], position: 0 };
    await recording.run(script, position);
  };
  return (
    <div className={styles.bench}>
      <ChartPanel exhibit={exhibit} bench={bench} />
      <div className={styles.panels}>
        <p className={styles.quiet}>
          {`Press an event here, or anything on the screen: chart, screen and history follow both. Calls wait for the answer you choose; time stands until you let it pass. ${paneKey} leads to the screen and back.`}
        </p>
        {bench === null ? (
          <output>Opening the screen…</output>
        ) : (
          <Panels {...bench} exhibit={exhibit} pulling={focus.pulling} />
        )}
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook */}
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

interface PanelsProps extends RunningBench {
  readonly exhibit: Exhibit;
  /** Called before the bench moves the screen. */
  readonly pulling: () => void;
}

function Panels({ live, recording, exhibit, pulling }: PanelsProps) {
  const view = useRecording(recording);
  const snapshot = live.snapshot();
  const carryOut = (step: ScriptStep) => {
    pulling();
    void recording.carryOut(step);
  };
  const run = (script: Script, until?: number) => {
    pulling();
    void recording.run(script, until);
  };
  if (view === null) return null;
  const history = { view, onGoTo: (position: number) => run(view.script, position), onRun: run };
  return (
    <>
      <StandingPanel snapshot={snapshot} end={live.end()} {...history} />
      <EventsPanel
        exhibit={exhibit}
        snapshot={snapshot}
        takes={(event) => live.takes(event)}
        onSend={(event) => carryOut({ event })}
      />
      <CallsPanel
        exhibit={exhibit}
        waiting={live.waiting()}
        onAnswer={(route, name) => carryOut({ answer: route, with: name })}
      />
      <ClockPanel onPass={(wait) => carryOut({ wait })} />
      <HistoryPanel {...history} />
    </>
  );
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
