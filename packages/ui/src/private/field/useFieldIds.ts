import { useId, type ReactNode } from 'react';

export interface FieldIds {
  control: string;
  hint: string;
  problem: string;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Ids of a field's parts, and the attributes that link them to its control. */
export function useFieldIds(field: { hint?: ReactNode; problem?: ReactNode }): {
  ids: FieldIds;
  described: ControlAttributes;
} {
  const id = useId();
  const ids = { control: id, hint: `${id}hint`, problem: `${id}problem` };
  const notes = [field.problem ? ids.problem : '', field.hint ? ids.hint : ''].filter(Boolean);
  return {
    ids,
    described: {
      id,
      'aria-invalid': field.problem ? true : undefined,
      'aria-describedby': notes.join(' ') || undefined,
    },
  };
}
