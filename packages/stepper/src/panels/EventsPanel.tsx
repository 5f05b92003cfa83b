import type { Chart } from '../model/readChart.ts';
import type { Verdict } from '../model/verdicts.ts';
import { type RefObject, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { CheckedValues } from './CheckedValues.tsx';
import { Field, PayloadFields } from './PayloadFields.tsx';
import { Press } from './Press.tsx';
import type { Sample } from './Sample.ts';
import { useWords } from './useWords.ts';

export interface EventsPanelProps {
  /** The event types of the machine. */
  readonly types: readonly string[];
  readonly samples: (type: string) => readonly Sample[];
  readonly chart: Chart;
  /** Paths of the active states. */
  readonly active: ReadonlySet<string>;
  /** The verdicts of the active states. */
  readonly verdicts: readonly Verdict[];
  /** True for an event that the machine accepts now. */
  readonly accepts: (event: AnyEventObject) => boolean;
  /** True for an accepted event that changes anything. */
  readonly takes: (event: AnyEventObject) => boolean;
  readonly onSend: (event: AnyEventObject) => void;
  /** Takes the shortest way to where an event of a type is possible. */
  readonly onLead: (type: string) => void;
  /**
   * Ref of this panel's section. The section takes the focus when the pressed button disappears.
   */
  readonly fallback: RefObject<HTMLElement | null>;
}

/** Maximum number of events without effect that are shown unfolded. */
const mostShown = 10;

/** The events that are possible now, then those that are not, with the reason. */
export function EventsPanel(props: EventsPanelProps) {
  const { chart, active, types, samples, verdicts, accepts, takes, onSend, onLead, fallback } =
    props;
  const { say, sentences } = useWords();
  const isPossible = (type: string) => samples(type).some(({ event }) => takes(event));
  const formOf = (type: string) => (
    <EventForm
      key={type}
      {...{ type, accepts, takes, onSend }}
      onLead={isPossible(type) ? null : () => onLead(type)}
      samples={samples(type)}
      refused={isPossible(type) ? null : blockedBy(type, verdicts)}
      reasons={[...(isPossible(type) ? [] : [reasonOf(type)]), ...ignoredIn(type)].filter(isNew)}
    />
  );
  const ignoredHere = (type: string) =>
    chart.ignored.filter((one) => one.eventType === type && active.has(one.source));
  const ignoredIn = (type: string) => ignoredHere(type).map(sentences.ignored);
  const reasonOf = (type: string) => {
    const blocked = blockedBy(type, verdicts);
    if (blocked !== null) return sentences.blocker(blocked);
    const sources = chart.transitions.filter(({ eventType }) => eventType === type);
    const states = new Set(
      sources.map(({ source }) => lowerFirst(sentences.state(awayFrom(source)))),
    );
    if (ignoredHere(type).length > 0) return null;
    return states.size === 0 ? null : say.onlyIn([...states].join(say.or));
  };
  /** The outermost state around `path` that is not active, because an inner one explains less. */
  const awayFrom = (path: string) => {
    const around = path
      .split('.')
      .map((_name, index, names) => names.slice(0, index + 1).join('.'));
    return around.find((one) => !active.has(one)) ?? path;
  };
  // The reader most likely needs an event of the innermost states next.
  const possible = types
    .filter(isPossible)
    .sort((a, b) => depthOf(b, verdicts) - depthOf(a, verdicts));
  const impossible = types.filter((type) => !isPossible(type));
  const isHeard = (type: string) =>
    verdicts.some((one) => one.transition.eventType === type) ||
    ignoredHere(type).some(({ guard }) => guard !== null);
  const refused = impossible.filter(isHeard);
  const unheard = impossible.filter((type) => !isHeard(type));
  return (
    <>
      <section
        ref={fallback}
        tabIndex={-1}
        aria-label={say.possible}
        className="corro-stepper-panel"
      >
        <h2 className="corro-stepper-heading">{say.possible}</h2>
        {possible.length === 0 ? <p className="corro-stepper-quiet">{say.nonePossible}</p> : null}
        {possible.map(formOf)}
      </section>
      <section aria-label={say.impossible} className="corro-stepper-panel">
        <h2 className="corro-stepper-heading">{say.impossible}</h2>
        {refused.map(formOf)}
        {unheard.length === 0 ? null : (
          <details open={unheard.length <= mostShown}>
            <summary>{say.notHandled(unheard.length)}</summary>
            {unheard.map(formOf)}
          </details>
        )}
      </section>
    </>
  );
}

function isNew(
  reason: string | null,
  index: number,
  reasons: readonly (string | null)[],
): reason is string {
  return reason !== null && reasons.indexOf(reason) === index;
}

/**
 * The verdict with the most informative reason: that of a refusing guard if there is one. Null if
 * the active states have no transition for this event type.
 */
function blockedBy(type: string, verdicts: readonly Verdict[]): Verdict | null {
  const ofType = verdicts.filter(({ transition }) => transition.eventType === type);
  const byGuard = ofType.find(({ blocker }) => blocker?.kind === 'guard');
  return byGuard ?? ofType[0] ?? null;
}

/** Number of states around the innermost one that takes an event of a type. */
function depthOf(type: string, verdicts: readonly Verdict[]): number {
  const taking = verdicts.filter(
    ({ transition, blocker }) => transition.eventType === type && blocker === null,
  );
  return Math.max(0, ...taking.map(({ transition: { source } }) => source.split('.').length));
}

interface EventFormProps extends Pick<EventsPanelProps, 'accepts' | 'takes' | 'onSend'> {
  readonly type: string;
  /** Leads to where the event is possible; null if it is possible here. */
  readonly onLead: (() => void) | null;
  readonly samples: readonly Sample[];
  /** Reasons why no sample is possible, and states that ignore the event. */
  readonly reasons: readonly string[];
  /** The verdict that gives the reason; null without one. */
  readonly refused: Verdict | null;
}

/** An event as a button. The payload is chosen among `samples` and can be edited. */
function EventForm(props: EventFormProps) {
  const { type, samples, reasons, refused, accepts, takes, onSend, onLead } = props;
  const { say, sentences } = useWords();
  const firstPossible = samples.find(({ event }) => accepts(event)) ?? samples[0];
  const [name, setName] = useState<string | null>(null);
  const chosen = samples.find((sample) => sample.name === name) ?? firstPossible;
  const [changed, setChanged] = useState<AnyEventObject | null>(null);
  const event = changed ?? chosen?.event ?? { type };
  const { type: _type, ...payload } = event;
  const words = sentences.event(type);
  return (
    <form
      className="corro-stepper-event"
      aria-label={words}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSend(event);
      }}
    >
      <Press isOff={onLead === null ? !accepts(event) : !takes(event)}>{words}</Press>
      {samples.length < 2 ? null : (
        <select
          aria-label={say.variant(words)}
          value={chosen?.name}
          onChange={({ target }) => {
            setName(target.value);
            setChanged(null);
          }}
        >
          {samples.map((sample) => (
            <option key={sample.name}>{sample.name}</option>
          ))}
        </select>
      )}
      {Object.keys(payload).length === 0 && chosen?.isGuess !== true ? null : (
        <details>
          <summary>{say.data}</summary>
          {chosen?.isGuess === true ? (
            <Field
              value={{}}
              name={words}
              onChange={(value) => setChanged({ ...asObject(value), type })}
            />
          ) : (
            <PayloadFields
              value={payload}
              onChange={(value) => setChanged({ ...asObject(value), type })}
            />
          )}
        </details>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="corro-stepper-quiet">
          {reason}
        </p>
      ))}
      {refused === null ? null : <CheckedValues of={[refused]} />}
      {onLead === null ? null : (
        <Press label={say.leadTo(words)} onPress={onLead}>
          {say.takeMeThere}
        </Press>
      )}
    </form>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
