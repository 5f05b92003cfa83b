'use client';

import { MiniMap, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import { activeLeaves, activePaths } from '../model/activePaths.ts';
import { readChart } from '../model/readChart.ts';
import { createSentences, type StepperLocale } from '../model/sentences.ts';
import { judge, type Verdict } from '../model/verdicts.ts';
import type { Words } from '../model/words.ts';
import { ArrowEdge } from './ArrowEdge.tsx';
import { type ChartNode, edgesOf, nodesOf } from './flow.ts';
import { drawingOf } from './drawing.ts';
import { findStates } from './findStates.ts';
import { textArea } from './layout.ts';
import { measureIn, type Measure, minZoom } from './measure.ts';
import { StartNode, StateNode, type StateNodeData } from './StateNode.tsx';
import { texts } from './texts.ts';
import { compoundPaths, useFolding } from './useFolding.ts';
import { useLayout } from './useLayout.ts';
import { cannotFit, fits, type Size, useView } from './useView.ts';

/** Properties of `StateChart`. */
export interface StateChartProps<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine to draw. */
  readonly machine: Machine;
  /** Snapshot of the machine's actor; null before the actor starts. */
  readonly snapshot: AnyMachineSnapshot | null;
  /**
   * Called when a possible transition is pressed. Send `verdict.event` to the actor to take the
   * transition.
   */
  onTransition(verdict: Verdict<EventFromLogic<Machine>>): void;
  /**
   * Called with the path of a state when its name is pressed, to lead the machine there. Returns the
   * sentence to announce if there is no way. Without it, names of states cannot be pressed.
   */
  readonly onState?: (path: string) => string | null;
  /** Events to try for an event type; by default one without a payload. */
  readonly samples?: (eventType: string) => readonly AnyEventObject[];
  /** True for a state (by its path) or a transition (by its id) that was visited: `Walked.has`. */
  readonly isWalked?: (pathOrId: string) => boolean;
  /**
   * Sentences for the parts of the machine; by default their descriptions in the machine, else
   * their names.
   */
  readonly words?: Words;
  /** Language of the chart's own texts. */
  readonly locale?: StepperLocale;
}

const nodeTypes = { state: StateNode, start: StartNode };
const edgeTypes = { arrow: ArrowEdge };
const nothing = () => false;
const noSamples = () => [];

/**
 * Draws a machine as a chart that fills its parent: which states are active, which transitions are
 * possible, why others are not, and which were visited. Pressing a transition calls `onTransition`.
 */
export function StateChart<Machine extends AnyStateMachine>(props: StateChartProps<Machine>) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas(props: StateChartProps) {
  const {
    machine,
    snapshot,
    samples = noSamples,
    isWalked = nothing,
    words,
    locale = 'en',
    onState,
  } = props;
  const say = texts[locale];
  const chart = useMemo(() => readChart(machine), [machine]);
  const sentences = useMemo(() => createSentences(chart, words, locale), [chart, words, locale]);
  const { pane, size, measure } = usePane();
  const value = JSON.stringify(snapshot?.value ?? null);
  const leaves = useMemo(() => (value === 'null' ? [] : activeLeaves(JSON.parse(value))), [value]);
  const active = useMemo(
    () => (value === 'null' ? new Set<string>() : activePaths(JSON.parse(value))),
    [value],
  );
  const [hasRoom, setHasRoom] = useState<boolean | null>(null);
  const [whole, setWhole] = useState<Size | null>(null);
  const isTooLarge = useMemo(() => {
    if (measure === null || size === null) return null;
    const drawing = drawingOf({ chart, sentences, say, measure, isFolded: nothing });
    return cannotFit(textArea(drawing, measure, say), size);
  }, [chart, sentences, say, measure, size]);
  const room = isTooLarge === true ? false : hasRoom;
  const { folded, choose } = useFolding(chart, active, room);
  const layout = useLayout({
    chart,
    sentences,
    say,
    // Waits for the size of the pane, because the size decides which states are folded.
    measure: size === null ? null : measure,
    folded,
  });
  const drawn = layout === 'failed' ? null : layout;
  const { show, showActive } = useView(drawn, leaves, size);
  const flow = useReactFlow();
  // A search result or announcement is about the machine's current state, and disappears with it.
  const [lastFound, setFound] = useState({ at: value, path: '', text: '', search: 0 });
  const found = lastFound.at === value && lastFound.path !== '' ? lastFound : null;
  const foundPath = found?.path ?? null;
  const [announcement, setAnnouncement] = useState({ at: value, locale, text: '' });
  const announce = (text: string) => setAnnouncement({ at: value, locale, text });

  // The first layout opens every state, unless `isTooLarge` says, from the area of the texts alone,
  // that the chart cannot fit. A layout with every state open shows whether the whole chart fits.
  if (drawn !== null && whole === null && isTooLarge === false) setWhole(drawn);
  const fitting = whole === null || size === null ? null : fits(whole, size);
  if (fitting !== hasRoom) setHasRoom(fitting);

  useEffect(() => {
    const box = drawn?.boxes.find(({ box: { state } }) => state.path === foundPath);
    if (box !== undefined && size !== null) show(box, size);
  }, [drawn, foundPath, show, size]);

  const verdicts = useMemo(
    () => (snapshot === null ? [] : judge(chart, snapshot, samples)),
    [chart, snapshot, samples],
  );
  const nodes =
    drawn === null
      ? []
      : nodesOf(drawn, {
          active,
          isWalked,
          found,
          onSeek: (by) => seek(lastFound.text, by),
          say,
          onFold: (path, isFolded) => choose([path], isFolded),
          onGo: onState === undefined ? null : (path) => announce(onState(path) ?? ''),
        });
  const edges =
    drawn === null
      ? []
      : edgesOf(drawn, {
          verdicts: new Map(verdicts.map((verdict) => [verdict.transition.id, verdict])),
          isWalked,
          say,
          sentences,
          onPress: (verdict) => {
            if (verdict.blocker === null) props.onTransition(verdict);
            else announce(sentences.blocker(verdict) ?? '');
          },
        });
  function seek(text: string, by: 1 | -1) {
    const paths = findStates([...chart.states.keys()].filter(Boolean), sentences.state, text);
    const before = paths.indexOf(foundPath ?? '');
    const index = before === -1 ? 0 : (before + by + paths.length) % paths.length;
    const path = paths[index];
    if (path === undefined) return announce(say.nothingFound);
    const hints = [hintAbout(path), paths.length > 1 ? say.arrowsShow : null];
    const hit = say.found(sentences.state(path), index + 1, paths.length);
    announce(onState === undefined ? hit : [`${hit}.`, ...hints].filter(Boolean).join(' '));
    setFound({ at: value, path, text, search: lastFound.search + 1 });
    choose(ancestorsOf(path), false);
  }
  function hintAbout(path: string): string | null {
    const { children = [], type } = chart.states.get(path) ?? {};
    if (children.length > 0) return say.enterOpens;
    if (active.has(path)) return say.isHere;
    return type === 'history' ? null : say.enterGoes;
  }
  const showWhole = () => {
    // States that do not fit are folded, because text must stay legible.
    if (room === false) choose(compoundPaths(chart), true);
    void flow.fitView({ minZoom, maxZoom: 1 });
  };
  const showHere = () => {
    choose([...active], false);
    showActive();
  };
  const where =
    leaves.length === 0 ? say.notRunning : say.at(leaves.map(sentences.state).join(', '));
  return (
    <div className="corro-stepper-chart">
      <div className="corro-stepper-tools">
        <SearchField
          label={say.search}
          states={[...chart.states.keys()].filter(Boolean).map(sentences.state)}
          onSearch={(text) => seek(text, 1)}
        />
        <button
          type="button"
          aria-label={say.zoomOut}
          title={say.zoomOut}
          onClick={() => void flow.zoomOut()}
        >
          −
        </button>
        <button
          type="button"
          aria-label={say.zoomIn}
          title={say.zoomIn}
          onClick={() => void flow.zoomIn()}
        >
          +
        </button>
        <button type="button" onClick={showWhole}>
          {say.fit}
        </button>
        <button type="button" onClick={showHere}>
          {say.here}
        </button>
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- arrow keys move the canvas, as they scroll a page */}
      <section
        ref={pane}
        className="corro-stepper-pane"
        aria-label={say.chart(sentences.state(''), where)}
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, flow)}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          minZoom={minZoom}
          maxZoom={2}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          zoomOnDoubleClick={false}
          panOnScroll
          attributionPosition="bottom-left"
          disableKeyboardA11y
          deleteKeyCode={null}
        >
          {drawn === null || size === null || !needsMap(drawn, size) ? null : (
            <MiniMap<ChartNode>
              pannable
              zoomable
              ariaLabel={say.map}
              style={{ width: 120, height: 90 }}
              nodeClassName={({ data }) => (isLit(data) ? 'corro-stepper-lit' : '')}
            />
          )}
        </ReactFlow>
        {layout === null ? <output className="corro-stepper-wait">{say.loading}</output> : null}
        {layout === 'failed' ? (
          <p role="alert" className="corro-stepper-wait">
            {say.failed}
          </p>
        ) : null}
      </section>
      <output className="corro-stepper-said">
        {announcement.at === value && announcement.locale === locale ? announcement.text : ''}
      </output>
    </div>
  );
}

/**
 * Returns the canvas element, the size of the canvas, and a function that measures text in the font
 * of the canvas.
 */
function usePane() {
  const pane = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    setMeasure(() => measureIn(element));
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { pane, size, measure };
}

interface SearchFieldProps {
  readonly label: string;
  readonly states: readonly string[];
  readonly onSearch: (text: string) => void;
}

function SearchField({ label, states, onSearch }: SearchFieldProps) {
  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        const text = new FormData(submit.currentTarget).get('state');
        if (typeof text === 'string' && text.trim() !== '') onSearch(text);
      }}
    >
      <input
        type="search"
        name="state"
        aria-label={label}
        placeholder={label}
        list="corro-stepper-states"
      />
      <datalist id="corro-stepper-states">
        {[...new Set(states)].map((state) => (
          <option key={state}>{state}</option>
        ))}
      </datalist>
    </form>
  );
}

function ancestorsOf(path: string): string[] {
  const names = path.split('.');
  return names.slice(0, -1).map((_name, index) => names.slice(0, index + 1).join('.'));
}

/** Minimum size of a pane, in CSS pixels, of which the small map covers only a corner. */
const roomForMap: Size = { width: 360, height: 320 };

/** Tells whether the small map helps: the chart does not fit, and the map covers little of it. */
function needsMap(drawn: Size, pane: Size): boolean {
  const hasRoomForMap = pane.width >= roomForMap.width && pane.height >= roomForMap.height;
  return hasRoomForMap && !fits(drawn, pane);
}

/** Tells whether a node is active and shows no states inside. */
function isLit({ isActive = false, box }: Partial<StateNodeData>): boolean {
  return isActive && box?.children.length === 0;
}

/** Distance by which an arrow key moves the canvas, in CSS pixels. */
const keyStep = 60;

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

function moveByKey(event: KeyboardEvent, flow: ReturnType<typeof useReactFlow>): void {
  const [x, y] = keys[event.key] ?? [0, 0];
  if (x === 0 && y === 0) return;
  event.preventDefault();
  const viewport = flow.getViewport();
  void flow.setViewport({ ...viewport, x: viewport.x + x, y: viewport.y + y });
}
