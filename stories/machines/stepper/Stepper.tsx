// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import {
  judge,
  readChart,
  Recording,
  type Script,
  type ScriptStep,
  StateChart,
  useRecording,
} from '@corro/stepper';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { retryUntil } from '../runner/retryUntil.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Live } from './Live.ts';
import { Press } from './Press.tsx';
import { samplesOf, stepFor } from './samples.ts';
import { StatePanel } from './StatePanel.tsx';
import * as styles from './Stepper.css.ts';
import { paneKey, useOwnFocus } from './useOwnFocus.ts';
import { useWords, useWordsOf, WordsProvider } from './useWords.ts';
import { WaitsPanel } from './WaitsPanel.tsx';

export interface StepperProps {
  readonly scenario: MachineScenario;
  /** Language of Storybook's toolbar. */
  readonly locale: unknown;
  /** The address of the scenario's screen, for the frame. */
  readonly screen: string;
}

interface RunningStepper {
  readonly live: Live;
  readonly recording: Recording;
}

export function Stepper({ scenario, locale, screen }: StepperProps) {
  const words = useWordsOf(scenario, locale);
  const { say } = words;
  const frame = useRef<HTMLIFrameElement>(null);
  const [stepper, setStepper] = useState<RunningStepper | null>(null);
  const [isHidden, setIsHidden] = useState(false);
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
    <WordsProvider value={words}>
      <div className={styles.stepper} data-hidden={isHidden || undefined}>
        <Panels
          {...{ stepper, scenario }}
          focus={focus}
          screenSwitch={
            <Press onPress={() => setIsHidden(!isHidden)}>
              {isHidden ? say.showScreen : say.hideScreen}
            </Press>
          }
        />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself */}
        <iframe
          ref={frame}
          className={styles.screen}
          hidden={isHidden}
          title={say.screen}
          src={screen}
          onLoad={() => void attach()}
        />
      </div>
    </WordsProvider>
  );
}

interface PanelsProps {
  readonly stepper: RunningStepper | null;
  readonly scenario: MachineScenario;
  readonly focus: ReturnType<typeof useOwnFocus>;
  readonly screenSwitch: ReactNode;
}

function Panels({ stepper, scenario, focus, screenSwitch }: PanelsProps) {
  const { pulling, fallback, restore } = focus;
  const { locale, say, words } = useWords();
  const { machine } = scenario;
  const chart = useMemo(() => readChart(machine), [machine]);
  const recording = stepper?.recording ?? null;
  const live = stepper?.live ?? null;
  const view = useRecording(recording);
  const snapshot = live?.snapshot() ?? null;
  const types = useMemo(
    () => machine.events.filter((type) => !type.startsWith('xstate.')),
    [machine],
  );
  const samples = useCallback(
    (type: string) => samplesOf(scenario, type, snapshot),
    [scenario, snapshot],
  );
  const events = useCallback((type: string) => samples(type).map(({ event }) => event), [samples]);
  const verdicts = useMemo(
    () => (snapshot === null ? [] : judge(chart, snapshot, events)),
    [chart, snapshot, events],
  );
  useEffect(restore);
  const runStep = (step: ScriptStep) => {
    pulling();
    void recording?.runStep(step);
  };
  const run = (script: Script, until?: number) => {
    pulling();
    void recording?.run(script, until);
  };
  const timers = live?.timers() ?? [];
  return (
    <>
      <div className={styles.chart}>
        <StateChart
          {...{ machine, snapshot, words, locale }}
          samples={events}
          isWalked={(pathOrId) => live?.walked.has(pathOrId) ?? false}
          onTransition={(verdict) => runStep(stepFor(verdict, scenario, timers))}
        />
      </div>
      <div className={styles.panels}>
        {live === null || view === null ? (
          <output>{say.opening}</output>
        ) : (
          <>
            <StatePanel
              {...{ view, snapshot, screenSwitch }}
              end={live.end()}
              onGoTo={(position) => run(view.script, position)}
              onRestart={() => run([])}
            />
            <WaitsPanel {...{ scenario, timers }} calls={live.waiting()} onStep={runStep} />
            <EventsPanel
              {...{ types, samples, verdicts, fallback }}
              takes={(event) => live.takes(event)}
              onSend={(event) => runStep({ event })}
            />
            <ClockPanel onStep={runStep} />
            <CoveragePanel {...{ chart, live, scenario }} />
            <HistoryPanel
              view={view}
              onGoTo={(position) => run(view.script, position)}
              onRun={run}
            />
            <ContextPanel snapshot={snapshot} />
            <p className={styles.quiet}>{say.intro(paneKey)}</p>
          </>
        )}
      </div>
    </>
  );
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
