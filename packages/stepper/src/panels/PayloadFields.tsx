import { useId } from 'react';
import { useWords } from './useWords.ts';

export interface PayloadFieldsProps {
  readonly value: unknown;
  /** The name of the field; undefined for the whole payload. */
  readonly name?: string;
  readonly onChange: (value: unknown) => void;
}

/** A payload as a form: a field for each text, number and choice in it, a group for each object. */
export function PayloadFields({ value, name, onChange }: PayloadFieldsProps) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, inner]) => (
      <PayloadFields
        key={key}
        name={key}
        value={inner}
        onChange={(next) => onChange({ ...value, [key]: next })}
      />
    ));
    if (name === undefined) return <>{fields}</>;
    return (
      <fieldset className="corro-stepper-group">
        <legend>{name}</legend>
        {fields}
      </fieldset>
    );
  }
  return <Field value={value} name={name ?? 'payload'} onChange={onChange} />;
}

/** A field for one value; an object is edited as JSON. */
export function Field({ value, name, onChange }: Required<PayloadFieldsProps>) {
  const id = useId();
  return (
    <div className="corro-stepper-field">
      <label htmlFor={id}>{isPlain(value) ? name : `${name} (JSON)`}</label>
      <Control id={id} value={value} onChange={onChange} />
    </div>
  );
}

function isPlain(value: unknown): boolean {
  return ['boolean', 'number', 'string'].includes(typeof value);
}

interface ControlProps {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Control({ id, value, onChange }: ControlProps) {
  const { say } = useWords();
  if (typeof value === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (typeof value === 'number') {
    return (
      <input
        id={id}
        type="number"
        required
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    );
  }
  if (typeof value === 'string') {
    return <input id={id} value={value} onChange={({ target }) => onChange(target.value)} />;
  }
  // Lists and null are edited as JSON; only valid JSON changes the value.
  return (
    <textarea
      id={id}
      defaultValue={JSON.stringify(value)}
      onChange={({ target }) => {
        target.setCustomValidity('');
        try {
          onChange(JSON.parse(target.value));
        } catch {
          target.setCustomValidity(say.notJson);
        }
      }}
    />
  );
}
