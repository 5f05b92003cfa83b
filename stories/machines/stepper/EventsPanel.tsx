import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import * as styles from './Stepper.css.ts';
import { PayloadFields } from './PayloadFields.tsx';
import { Press } from './Press.tsx';

export interface EventsPanelProps {
  readonly scenario: MachineScenario;
  readonly snapshot: AnyMachineSnapshot | null;
  readonly takes: (event: AnyEventObject) => boolean;
  readonly onSend: (event: AnyEventObject) => void;
}

export function EventsPanel({ scenario, snapshot, takes, onSend }: EventsPanelProps) {
  const types = scenario.machine.events.filter((type) => !type.startsWith('xstate.'));
  return (
    <section aria-label="Events" className={styles.panel}>
      <h2 className={styles.heading}>Events</h2>
      <div className={styles.events}>
        {types.map((type) => (
          <EventForm
            key={type}
            type={type}
            samples={samplesOf(scenario, type, snapshot)}
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

function samplesOf(
  { steps }: MachineScenario,
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

/** An event as a button; its payload is one of the scenario's and can be edited. */
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
