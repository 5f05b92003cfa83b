import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Exhibit } from '../walk/Exhibit.ts';
import * as styles from './Bench.css.ts';
import { PayloadFields } from './PayloadFields.tsx';
import { Press } from './Press.tsx';

export interface EventsPanelProps {
  readonly exhibit: Exhibit;
  /** Where the machine stands. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Whether the machine would take an event where it stands. */
  readonly takes: (event: AnyEventObject) => boolean;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Every event that the machine knows; what it can take now is on. */
export function EventsPanel({ exhibit, snapshot, takes, onSend }: EventsPanelProps) {
  const types = exhibit.machine.events.filter((type) => !type.startsWith('xstate.'));
  return (
    <section aria-label="Events" className={styles.panel}>
      <h2 className={styles.heading}>Events</h2>
      <div className={styles.events}>
        {types.map((type) => (
          <EventForm
            key={type}
            type={type}
            samples={samplesOf(exhibit, type, snapshot)}
            {...{ takes, onSend }}
          />
        ))}
      </div>
    </section>
  );
}

interface Sample {
  readonly name: string;
  readonly event: AnyEventObject;
}

/** The events of a type as the exhibit knows them, by the names of their steps. */
function samplesOf(
  { steps }: Exhibit,
  type: string,
  snapshot: EventsPanelProps['snapshot'],
): Sample[] {
  const samples = Object.entries(steps)
    .filter(([, { event }]) => event.type === type)
    .map(([name, { event, payloadNow }]) => ({
      name,
      event: snapshot === null ? event : { ...event, ...payloadNow?.(snapshot.context) },
    }));
  return samples.length === 0 ? [{ name: type, event: { type } }] : samples;
}

interface EventFormProps extends Pick<EventsPanelProps, 'takes' | 'onSend'> {
  readonly type: string;
  readonly samples: readonly Sample[];
}

/** An event as a button; its payload is chosen from what the exhibit knows, and can be changed. */
function EventForm({ type, samples, takes, onSend }: EventFormProps) {
  const [name, setName] = useState(samples[0]?.name);
  const chosen = samples.find((sample) => sample.name === name);
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
      {samples.length < 2 ? null : (
        <select
          aria-label={`Payload of ${type}`}
          value={name}
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
