import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Exhibit } from '../walk/Exhibit.ts';
import * as styles from './Bench.css.ts';
import { PayloadFields } from './PayloadFields.tsx';
import { Press } from './Press.tsx';

export interface EventsPanelProps {
  readonly exhibit: Exhibit;
  /** Whether the machine would take an event where it stands. */
  readonly takes: (event: AnyEventObject) => boolean;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Every event that the machine knows; what it can take now is on. */
export function EventsPanel({ exhibit, takes, onSend }: EventsPanelProps) {
  const types = exhibit.machine.events.filter((type) => !type.startsWith('xstate.'));
  return (
    <section aria-label="Events" className={styles.panel}>
      <h2 className={styles.heading}>Events</h2>
      {types.map((type) => (
        <EventForm key={type} type={type} steps={samplesOf(exhibit, type)} {...{ takes, onSend }} />
      ))}
    </section>
  );
}

interface Sample {
  readonly name: string;
  readonly event: AnyEventObject;
}

/** The events of a type as the exhibit knows them, by the names of their steps. */
function samplesOf({ steps }: Exhibit, type: string): Sample[] {
  const samples = Object.entries(steps)
    .filter(([, { event }]) => event.type === type)
    .map(([name, { event }]) => ({ name, event }));
  return samples.length === 0 ? [{ name: type, event: { type } }] : samples;
}

interface EventFormProps extends Pick<EventsPanelProps, 'takes' | 'onSend'> {
  readonly type: string;
  readonly steps: readonly Sample[];
}

/** An event as a button; its payload is chosen from what the exhibit knows, and can be changed. */
function EventForm({ type, steps, takes, onSend }: EventFormProps) {
  const [chosen, setChosen] = useState(steps[0]);
  const [changed, setChanged] = useState<AnyEventObject | null>(null);
  const event = changed ?? chosen?.event ?? { type };
  const { type: _type, ...payload } = event;
  const hasPayload = Object.keys(payload).length > 0;
  return (
    <form
      className={styles.event}
      aria-label={type}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSend(event);
      }}
    >
      <Press isOff={!takes(event)}>{type}</Press>
      {steps.length < 2 ? null : (
        <select
          aria-label={`Payload of ${type}`}
          value={chosen?.name}
          onChange={({ target }) => {
            setChosen(steps.find(({ name }) => name === target.value));
            setChanged(null);
          }}
        >
          {steps.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {hasPayload ? (
        <details>
          <summary>Payload</summary>
          <PayloadFields
            value={payload}
            onChange={(value) => setChanged({ ...asObject(value), type })}
          />
        </details>
      ) : null}
    </form>
  );
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
