import type { FormFlow, FormFlowEvent, FormProgress } from '@corro/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useServices } from '../app/services.ts';

export interface RunningForm<Form, View = FormProgress> {
  readonly view: View;
  readonly send: (event: FormFlowEvent<Form>) => void;
}

/** Runs a form machine while mounted; calls `onDone` once. */
export function useFormFlow<
  Form extends object,
  Sent extends object,
  Remembered,
  View extends FormProgress,
>(
  provide: () => FormFlow<Form, Sent, Remembered>,
  viewOf: (snapshot: SnapshotFrom<FormFlow<Form, Sent, Remembered>>) => View,
  onDone: (view: View) => void,
): RunningForm<Form, View> {
  const [machine] = useState(provide);
  const actor = useActorRef(machine, useServices().actors);
  const view = viewOf(useSelector(actor, (snapshot) => snapshot));
  const isDone = view.phase === 'done';
  useEffect(() => {
    if (isDone) onDone(view);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the form is done
  }, [isDone]);
  return { view, send: (event) => actor.send(event) };
}
