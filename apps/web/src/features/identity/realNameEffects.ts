import { submitVerification, type Transport, uploadImage } from '@corro/client';
import type { PhotoFacts } from '@corro/domain';
import {
  realNameMachine,
  type Outcome,
  type PhotoHandle,
  type PhotoUpload,
  type VerificationToSend,
} from '@corro/machines';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import type { PhotoRoll } from './photoRoll.ts';

export interface RealNameEffects {
  readonly api: Transport;
  readonly photos: PhotoRoll;
  /** The verification is to be read again. */
  readonly verificationChanged: () => void;
}

/** The verification's machine with the effects that reach the upstream and the photos. */
export function provideRealNameEffects({ api, photos, verificationChanged }: RealNameEffects) {
  return realNameMachine.provide({
    actors: {
      preparePhoto: fromPromise<PhotoFacts, PhotoHandle>(({ input, signal }) =>
        photos.prepare(input, signal),
      ),
      uploadPhoto: fromPromise<Outcome<{ url: string }>, PhotoUpload>(({ input, signal }) =>
        outcomeOf(() =>
          uploadImage(api, photos.file(input), {
            signal,
            onProgress: (fraction) => input.onProgress(Math.round(fraction * 100)),
          }),
        ),
      ),
      // Leaving the screen does not abort it: what was sent is on its way.
      submit: fromPromise<Outcome<null>, VerificationToSend>(({ input }) =>
        outcomeOf(async () => {
          await submitVerification(api, {
            realName: input.name.trim(),
            idNumber: input.idNumber.trim(),
            idKind: input.kind,
            frontPhoto: input.frontUrl,
            backPhoto: input.backUrl,
          });
          return null;
        }),
      ),
    },
    actions: { verificationChanged: () => verificationChanged() },
  });
}
