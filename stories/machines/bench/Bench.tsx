import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { chartModel } from '../chart/chartModel.ts';
import { type ChartLayout, layOut } from '../chart/layout.ts';
import { StateChart } from '../chart/StateChart.tsx';
import type { Exhibit } from '../walk/Exhibit.ts';
import { soon } from '../walk/soon.ts';
import { standsIn } from '../walk/standsIn.ts';
import * as styles from './Bench.css.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Live } from './Live.ts';
import { Recording } from './Recording.ts';

export interface BenchProps {
  readonly exhibit: Exhibit;
  /** The address of the exhibit's screen, for the frame. */
  readonly screen: string;
}

interface Bench {
  readonly live: Live;
  readonly recording: Recording;
}

/** A machine to step through: its chart, what can happen to it, and its real screen. */
export function Bench({ exhibit, screen }: BenchProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [bench, setBench] = useState<Bench | null>(null);
  const layout = useLayout(exhibit);
  const attach = async () => {
    const live = await soon(() => liveIn(frame.current), 60_000);
    const recording = new Recording(live);
    setBench({ live, recording });
    await recording.run([]);
  };
  return (
    <div className={styles.bench}>
      <section className={styles.chart} aria-label="Statechart">
        {layout === null ? null : <Chart layout={layout} exhibit={exhibit} bench={bench} />}
      </section>
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

function Chart({
  layout,
  exhibit,
  bench,
}: {
  layout: ChartLayout;
  exhibit: Exhibit;
  bench: Bench | null;
}) {
  useView(bench?.recording ?? null);
  const value = bench?.live.snapshot()?.value ?? null;
  return <StateChart layout={layout} name={exhibit.machine.id} value={value} />;
}

function Panels({ live, recording, exhibit }: Bench & { exhibit: Exhibit }) {
  const view = useView(recording);
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

/** What was recorded, and whatever else moves with it. */
function useView(recording: Recording | null) {
  return useSyncExternalStore(
    recording?.subscribe ?? noRecording.subscribe,
    recording?.view ?? noRecording.view,
  );
}

const noRecording = { subscribe: () => () => undefined, view: () => null };

function useLayout({ machine }: Exhibit): ChartLayout | null {
  const model = useMemo(() => chartModel(machine), [machine]);
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  useEffect(() => {
    void layOut(model).then(setLayout);
  }, [model]);
  return layout;
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
