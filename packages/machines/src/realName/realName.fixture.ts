import type { PhotoFacts } from '@corro/domain';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../outcome.ts';
import { realNameMachine, realNameView } from './realNameMachine.ts';
import type {
  PhotoHandle,
  PhotoSide,
  PhotoUpload,
  RealNameEvent,
  VerificationForm,
  VerificationStatus,
  VerificationToSend,
} from './realNameSetup.ts';

export const form: VerificationForm = {
  kind: 'passport',
  name: 'Nombre Apellido',
  idNumber: 'A1234567',
};

export const jpeg: PhotoFacts = { type: 'image/jpeg', bytes: 2_000_000 };

/** Of more than 5 MB. */
export const heavy: PhotoFacts = { type: 'image/jpeg', bytes: 9_000_000 };

export function choose(side: PhotoSide, key: string, facts: PhotoFacts = jpeg): RealNameEvent {
  return { type: 'CHOOSE', side, key, facts };
}

/** A machine at work: what its effects were given, and how a test answers them. */
export function openRealName(status: VerificationStatus = 'none') {
  const prepared: PhotoHandle[] = [];
  const uploads: (PhotoUpload & { signal: { readonly aborted: boolean } })[] = [];
  const sent: VerificationToSend[] = [];
  const told = { changes: 0, defects: [] as unknown[] };
  const preparing: ((facts: PhotoFacts) => void)[] = [];
  const uploading: ((outcome: Outcome<{ url: string }>) => void)[] = [];
  const submitting: ((outcome: Outcome<null>) => void)[] = [];
  const machine = realNameMachine.provide({
    actors: {
      preparePhoto: fromPromise<PhotoFacts, PhotoHandle>(({ input }) => {
        prepared.push(input);
        return new Promise((resolve) => preparing.push(resolve));
      }),
      uploadPhoto: fromPromise<Outcome<{ url: string }>, PhotoUpload>(({ input, signal }) => {
        uploads.push({ ...input, signal });
        return new Promise((resolve) => uploading.push(resolve));
      }),
      submit: fromPromise<Outcome<null>, VerificationToSend>(({ input }) => {
        sent.push(input);
        return new Promise((resolve) => submitting.push(resolve));
      }),
    },
    actions: {
      verificationChanged: () => {
        told.changes += 1;
      },
      reportDefect: (_, { error }) => told.defects.push(error),
    },
  });
  const actor = createActor(machine, { input: { status } }).start();
  const flow = {
    prepared,
    uploads,
    sent,
    told,
    view: () => realNameView(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    send: (...events: RealNameEvent[]) => {
      for (const event of events) actor.send(event);
    },
    ready: answering(preparing),
    arrive: answering(uploading),
    answer: answering(submitting),
    /** Chooses a photo and lets it arrive. */
    async upload(side: PhotoSide, url: string) {
      flow.send(choose(side, url));
      await flow.ready(jpeg);
      await flow.arrive({ kind: 'done', value: { url } });
    },
  };
  return flow;
}

/** Gives the newest of the calls its answer, and waits until the machine has taken it. */
function answering<Answer>(answers: readonly ((answer: Answer) => void)[]) {
  return async (answer: Answer) => {
    answers.at(-1)?.(answer);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
}
