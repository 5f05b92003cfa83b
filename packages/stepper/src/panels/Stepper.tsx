'use client';

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { StateChart } from '../chart/StateChart.tsx';
import { activePaths } from '../model/activePaths.ts';
import { needsEvent, readChart } from '../model/readChart.ts';
import type { StepperLocale } from '../model/sentences.ts';
import {
  type PathSearch,
  type PathStep,
  pathToEvent,
  shortestPath,
} from '../model/shortestPath.ts';
import { changesAnything, judge, refusals } from '../model/verdicts.ts';
import type { Words } from '../model/words.ts';
import type { MachineSource } from '../run/machineTest.ts';
import { MachineStage } from '../run/MachineStage.ts';
import { type LoggedMoment, momentsOf, timesOf } from '../run/moments.ts';
import { Recording } from '../run/Recording.ts';
import type { Script, ScriptStep } from '../run/script.ts';
import type { StepperStage } from '../run/StepperStage.ts';
import { useRecording } from '../run/useRecording.ts';
import { keepWalked, walkedHere } from '../run/walkedHere.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { Sample } from './Sample.ts';
import { ScreenPane } from './ScreenPane.tsx';
import type { StepperScreen } from './StepperScreen.ts';
import { SequencePanel } from './SequencePanel.tsx';
import { type Goal, StatePanel } from './StatePanel.tsx';
import { TakePanel } from './TakePanel.tsx';
import { paneKey, useOwnFocus } from './useOwnFocus.ts';
import { usePictures } from './usePictures.ts';
import { useWords, useWordsOf, WordsProvider } from './useWords.ts';
import { WaitsPanel } from './WaitsPanel.tsx';

/** Properties of `Stepper`. */
export interface StepperProps {
  /** The machine. */
  readonly machine: AnyStateMachine;
  /**
   * The stage that runs the machine; null while the stage opens. By default a `MachineStage`.
   */
  readonly stage?: StepperStage | null;
  /** Input of the machine on the default stage; read once. */
  readonly input?: unknown;
  /** Steps to run at the start, such as those of a link; read once. */
  readonly run?: Script;
  /** Called after each step with all steps so far. */
  readonly onRun?: (run: Script) => void;
  /** Returns the address that opens a run; without this function, no link can be copied. */
  readonly link?: (run: Script) => string;
  /**
   * Returns the address of the page that holds the stepper, with a run. There a copied test of the
   * screen opens the run; without this function, no such test can be copied.
   */
  readonly address?: (run: Script) => string;
  /** Import of the machine in a copied test; by default `machine` of `./machine`. */
  readonly source?: MachineSource;
  /**
   * Named events of a type. The stepper offers their payloads; by default one event without a
   * payload.
   */
  readonly samples?: (eventType: string, snapshot: AnyMachineSnapshot | null) => readonly Sample[];
  /**
   * Events and limits of the search for ways to unvisited states; by default all samples may be
   * sent.
   */
  readonly search?: Omit<PathSearch, 'from' | 'isThere'>;
  /** Sentences for the machine's states, events, guards and other names. */
  readonly words?: Words;
  /** Language of the stepper's own texts. */
  readonly locale?: StepperLocale;
  /** The screen of an app that runs the machine. */
  readonly screen?: StepperScreen;
  /**
   * The iframe of a screen that stands outside of the stepper, in the same tab, of which pictures are
   * taken. By default the frame of `screen`.
   */
  readonly pictured?: RefObject<HTMLIFrameElement | null>;
}

/**
 * Steps through a machine: shows its chart, pending calls, events, a clock, the history and the
 * context. Fills the parent element.
 */
export function Stepper(props: StepperProps) {
  const { machine, stage, words, locale = 'en', screen } = props;
  const [input] = useState(props.input);
  const spoken = useWordsOf(machine, words, locale);
  const own = useMemo(
    () => (stage === undefined ? new MachineStage(machine, { input }) : null),
    [machine, stage, input],
  );
  const [isHidden, setIsHidden] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  return (
    <WordsProvider value={spoken}>
      <div
        ref={around}
        className="corro-stepper"
        data-screen={(screen !== undefined && !isHidden) || undefined}
      >
        <Panels {...props} stage={stage ?? own} {...{ isHidden, setIsHidden }} />
        {screen === undefined ? null : <ScreenPane {...{ screen, isHidden, around }} />}
      </div>
    </WordsProvider>
  );
}

const noFrame: RefObject<HTMLIFrameElement | null> = { current: null };
const nothing = () => undefined;
const noScript: Script = [];
const valueOf = ({ value }: LoggedMoment) => value;
const namesake = (type: string): readonly Sample[] => [
  { name: type, event: { type }, isGuess: true },
];

/** A way that the stepper was asked to take. */
interface Way {
  /** Place where the way was chosen and its sentence appears. */
  readonly place: 'chart' | 'coverage';
  /** Null if no known step leads there. */
  readonly events: readonly AnyEventObject[] | null;
  /** True for a way from the beginning of the run. */
  readonly fromStart: boolean;
}

/** The events of a way; null for none. */
function steps(way: readonly PathStep[] | null): readonly AnyEventObject[] | null {
  return way === null ? null : way.map(({ event }) => event);
}

interface PanelsProps extends StepperProps {
  readonly stage: StepperStage | null;
  readonly isHidden: boolean;
  readonly setIsHidden: (isHidden: boolean) => void;
}

function Panels(props: PanelsProps) {
  const { machine, stage, samples: samplesOf = namesake, onRun = nothing } = props;
  const { screen, isHidden, setIsHidden, link, address, source } = props;
  const { pictured = screen?.frame ?? null } = props;
  const { locale, say, words, sentences } = useWords();
  const chart = useMemo(() => readChart(machine), [machine]);
  const recording = useRunning(machine, stage, props.run, onRun);
  const view = useRecording(recording);
  const { pulling, fallback, restore, listenOn } = useOwnFocus(screen?.frame ?? noFrame);
  const pictures = usePictures(view?.script ?? noScript);
  const snapshot = stage?.snapshot() ?? null;
  const types = useMemo(
    () => machine.events.filter((type) => !type.startsWith('xstate.')),
    [machine],
  );
  const samples = useCallback((type: string) => samplesOf(type, snapshot), [samplesOf, snapshot]);
  const events = useCallback((type: string) => samples(type).map(({ event }) => event), [samples]);
  const verdicts = useMemo(
    () => (snapshot === null ? [] : judge(chart, snapshot, events)),
    [chart, snapshot, events],
  );
  const search = useMemo(
    () =>
      props.search ?? {
        events: [
          ...new Set(chart.transitions.filter(needsEvent).map(({ eventType }) => eventType)),
        ].flatMap((type) => samplesOf(type, null).map(({ event }) => event)),
      },
    [chart, props.search, samplesOf],
  );
  const active = useMemo(
    () => (snapshot === null ? new Set<string>() : activePaths(snapshot.value)),
    [snapshot],
  );
  useEffect(restore);
  useEffect(() => {
    const page = screen?.frame.current?.contentWindow;
    if (stage !== null && page) listenOn(page);
  }, [listenOn, screen, stage]);
  const [way, setWay] = useState<Way | null>(null);
  const [pursued, setPursued] = useState<{ goal: Goal; by: Recording | null } | null>(null);
  // A stage that was closed may never end its last step.
  const goal = pursued?.by === recording ? (pursued?.goal ?? null) : null;
  /** Does the work of a press, and says meanwhile where it leads. */
  const pursue = async (next: Goal, work: () => Promise<void>) => {
    const own = { goal: next, by: recording };
    setPursued(own);
    try {
      await work();
    } finally {
      setPursued((latest) => (latest === own ? null : latest));
    }
  };
  const pull = async (step: ScriptStep) => {
    pulling();
    await recording?.runStep(step);
  };
  const runStep = (step: ScriptStep) => {
    setWay(null);
    const next = 'wait' in step ? { time: time + step.wait } : { steps: (view?.position ?? 0) + 1 };
    return pursue(next, () => pull(step));
  };
  const run = (script: Script, until = script.length) => {
    setWay(null);
    pulling();
    void pursue({ steps: until }, async () => recording?.run(script, until));
  };
  const walk = async (path: readonly AnyEventObject[]) => {
    for (const event of path) {
      // Skips an event that is no longer accepted: for example, a delay of zero may have ended
      // already.
      if (stage?.takes(event) === true) await pull(stage.stepFor(event));
      if (recording?.view().problem !== null) return;
    }
  };
  const take = (
    place: Way['place'],
    find: (from: AnyMachineSnapshot) => readonly PathStep[] | null,
  ): void => {
    if (snapshot === null || recording === null) return;
    const start = recording.view().start;
    const here = steps(find(snapshot));
    const fromStart = here === null && start !== null && view?.position !== 0;
    const sent = fromStart ? steps(find(start)) : here;
    setWay(sent?.length === 0 ? null : { place, events: sent, fromStart });
    if (sent === null) return;
    const go = async () => {
      if (fromStart) await recording.run([]);
      await walk(sent);
    };
    const before = fromStart ? 0 : (view?.position ?? 0);
    void pursue({ steps: before + sent.length }, go);
  };
  const rename = (name: string) => {
    const { position } = recording?.view() ?? { position: 0 };
    const before = recording?.view().script[position - 1];
    recording?.rename(position, name);
    const after = recording?.view().script[position - 1];
    if (before !== undefined && after !== undefined) pictures.move(before, after);
  };
  const goTo = (place: Way['place'], path: string): void =>
    take(place, (from) =>
      shortestPath({ ...search, from, isThere: ({ value }) => activePaths(value).has(path) }),
    );
  const wayIn = (place: Way['place']): string => {
    if (way?.place !== place) return '';
    if (way.events === null) return say.noPath;
    const went = way.events.map(({ type }) => sentences.event(type)).join(' → ');
    return way.fromStart ? say.pathFromStart(went) : say.path(went);
  };
  const time = stage === null || view === null ? 0 : (timesOf(stage, view)[view.position] ?? 0);
  const refused = useMemo(() => {
    const { event, before } = view?.latest ?? {};
    if (event === undefined || before === undefined || snapshot === null) return [];
    const hasMoved = JSON.stringify(before.value) !== JSON.stringify(snapshot.value);
    return hasMoved ? [] : refusals(chart, before, event);
  }, [chart, snapshot, view?.latest]);
  return (
    <>
      <div className="corro-stepper-canvas">
        <StateChart
          {...{ machine, snapshot, words, locale }}
          samples={events}
          isWalked={(pathOrId) => stage?.walked.has(pathOrId) ?? false}
          onState={(path) => {
            goTo('chart', path);
            return null;
          }}
          onTransition={({ event }) => stage && void runStep(stage.stepFor(event))}
        />
      </div>
      <div
        className="corro-stepper-panels"
        aria-busy={view === null || view.isBusy || goal !== null}
      >
        {stage === null || view === null ? (
          <output>{say.opening}</output>
        ) : (
          <>
            <div className="corro-stepper-top">
              <StatePanel
                {...{ view, goal, snapshot, link, refused }}
                way={wayIn('chart')}
                end={stage.end()}
                onGoTo={(position) => run(view.script, position)}
                onRestart={() => run([])}
                screenSwitch={
                  screen === undefined ? null : { isHidden, toggle: () => setIsHidden(!isHidden) }
                }
              >
                <ClockPanel time={time} onStep={(step) => void runStep(step)} />
              </StatePanel>
              <WaitsPanel
                calls={stage.calls()}
                timers={stage.timers()}
                time={time}
                isAtRest={!view.isBusy && stage.isInRealTime !== true}
                onStep={(step) => void runStep(step)}
              />
            </div>
            <div className="corro-stepper-rest">
              <EventsPanel
                {...{ chart, active, types, samples, verdicts, fallback }}
                accepts={(event) => stage.takes(event)}
                takes={(event) =>
                  stage.takes(event) && (snapshot === null || changesAnything(snapshot, event))
                }
                onLead={(type) =>
                  take('chart', (from) => pathToEvent(chart, type, { ...search, from }))
                }
                onSend={(event) => void runStep({ event })}
              />
              <CoveragePanel
                {...{ chart, search }}
                start={view.start}
                walked={stage.walked}
                isBusy={view.isBusy}
                onGoTo={(path) => goTo('coverage', path)}
                onWalk={(find) => take('coverage', find)}
                way={wayIn('coverage')}
              />
              <HistoryPanel
                {...{ stage, view, pictures }}
                onGoTo={(position) => run(view.script, position)}
                onName={rename}
                frame={pictured}
              />
              <TakePanel
                {...{ machine, stage, view, source, link, address, pictures }}
                frame={pictured}
                onRun={run}
              />
              <ContextPanel snapshot={snapshot} />
              <SequencePanel log={stage.log} chart={chart} />
              {screen === undefined ? null : (
                <p className="corro-stepper-quiet">{say.intro(paneKey)}</p>
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/**
 * Records a stage. The first stage starts with the steps of `run`; each later stage starts with the
 * steps of the stage before. Each knows what was visited in this window.
 */
function useRunning(
  machine: AnyStateMachine,
  stage: StepperStage | null,
  run: Script = [],
  onRun: (run: Script) => void,
): Recording | null {
  const recording = useMemo(() => (stage === null ? null : new Recording(stage)), [stage]);
  const latest = useRef<{ readonly script: Script; readonly position: number }>({
    script: run,
    position: run.length,
  });
  const started = useRef<Recording | null>(null);
  useEffect(() => {
    if (recording === null) return undefined;
    if (started.current !== recording) {
      started.current = recording;
      const walked = walkedHere(machine);
      if (walked !== null) stage?.walked.restore(walked);
      const { script, position } = latest.current;
      const past = script.length === 0 ? stage?.past?.() : undefined;
      if (past === undefined) void recording.run(script, position);
      else recording.join(past, momentsOf(past, stage?.log.taken ?? []).map(valueOf));
    }
    return recording.subscribe(() => {
      const { script, position, isBusy } = recording.view();
      if (stage !== null) keepWalked(machine, stage.walked.all());
      if (isBusy) return;
      const isNew = latest.current.script !== script || latest.current.position !== position;
      latest.current = { script, position };
      if (isNew) onRun(script.slice(0, position));
    });
  }, [machine, recording, onRun, stage]);
  return recording;
}
