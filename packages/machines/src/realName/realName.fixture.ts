import type { PhotoFacts } from '@corro/domain';
import { createActor } from 'xstate';
import { recordCalls } from '../calls.fixture.ts';
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

/** A photo above 5 MB. */
export const heavy: PhotoFacts = { type: 'image/jpeg', bytes: 9_000_000 };

export function choose(side: PhotoSide, key: string, facts: PhotoFacts = jpeg): RealNameEvent {
  return { type: 'CHOOSE', side, key, facts };
}

/** A verification whose calls are recorded and answered by the test. */
export function openRealName(status: VerificationStatus = 'none') {
  const preparing = recordCalls<PhotoFacts, PhotoHandle>();
  const uploading = recordCalls<Outcome<{ url: string }>, PhotoUpload>();
  const submitting = recordCalls<Outcome<null>, VerificationToSend>();
  let changes = 0;
  const machine = realNameMachine.provide({
    actors: {
      preparePhoto: preparing.actor,
      uploadPhoto: uploading.actor,
      submit: submitting.actor,
    },
    actions: {
      verificationChanged: () => {
        changes += 1;
      },
    },
  });
  const actor = createActor(machine, { input: { status } }).start();
  const send = (...events: RealNameEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    send,
    prepared: preparing.inputs,
    uploads: uploading.inputs,
    uploadSignals: uploading.signals,
    sent: submitting.inputs,
    changes: () => changes,
    view: () => realNameView(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    answerPrepare: preparing.answer,
    answerUpload: uploading.answer,
    answer: submitting.answer,
    /** Chooses and uploads a photo. */
    async upload(side: PhotoSide, url: string) {
      send(choose(side, url));
      await preparing.answer(jpeg);
      await uploading.answer({ kind: 'done', value: { url } });
    },
  };
}
