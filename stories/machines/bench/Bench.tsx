import { useRef, useState } from 'react';
import type { Exhibit } from '../walk/Exhibit.ts';
import { soon } from '../walk/soon.ts';
import { standsIn } from '../walk/standsIn.ts';
import * as styles from './Bench.css.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Live } from './Live.ts';
import { Recording } from './Recording.ts';
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
  const attach = async () => {
    const live = await soon(() => liveIn(frame.current), 60_000);
    const recording = new Recording(live);
    setBench({ live, recording });
    await recording.run([]);
  };
  return (
    <div className={styles.bench}>
      <ChartPanel exhibit={exhibit} bench={bench} />
      <div className={styles.panels}>
        {bench === null ? (
          <output>Opening the screen…</output>
        ) : (
          <Panels {...bench} exhibit={exhibit} />
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

function Panels({ live, recording, exhibit }: RunningBench & { exhibit: Exhibit }) {
  const view = useRecording(recording);
  const { value } = live.snapshot() ?? {};
  const carryOut = (step: Parameters<Recording['carryOut']>[0]) => void recording.carryOut(step);
  if (view === null) return null;
  return (
    <>
      <output className={styles.now}>
        {value === undefined ? 'Opening the screen…' : `In ${standsIn(value).join(' and ')}`}
      </output>
      {view.problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {view.problem}
        </p>
      )}
      <EventsPanel
        exhibit={exhibit}
        takes={(event) => live.takes(event)}
        onSend={(event) => carryOut({ event })}
      />
      <CallsPanel
        exhibit={exhibit}
        waiting={live.waiting()}
        onAnswer={(route, name) => carryOut({ answer: route, with: name })}
      />
      <ClockPanel onPass={(wait) => carryOut({ wait })} />
      <HistoryPanel
        view={view}
        onGoTo={(position) => void recording.goTo(position)}
        onRun={(script) => void recording.run(script)}
      />
    </>
  );
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
