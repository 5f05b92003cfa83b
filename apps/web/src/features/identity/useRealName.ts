import {
  submitVerification,
  uploadImage,
  type Verification,
  verificationQuery,
} from '@corro/client';
import { nameText, type PhotoFacts, plainText } from '@corro/domain';
import {
  type Outcome,
  type PhotoHandle,
  type PhotoSide,
  type PhotoUpload,
  type RealNameEvent,
  realNameMachine,
  realNameView,
  type RealNameView,
  type VerificationToSend,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { removeDraft } from '../../app/storage/drafts.ts';
import { makeKey } from '../../flows/makeKey.ts';
import { canvasCodec, createPhotoStore, type PhotoStore, shrinkPhoto } from './photos.ts';

export const verificationDraft = 'real-name';

export interface RealNameFlow {
  readonly view: RealNameView;
  /** Prepared photos, as previews. */
  readonly previews: Readonly<Partial<Record<PhotoSide, File>>>;
  readonly choose: (side: PhotoSide, file: File) => void;
  readonly send: (event: Exclude<RealNameEvent, { type: 'CHOOSE' | 'PROGRESS' }>) => void;
}

/** Runs the verification while its screen is mounted. */
export function useRealName({ status }: Pick<Verification, 'status'>): RealNameFlow {
  const { actors, storage } = useServices();
  const [previews, setPreviews] = useState<RealNameFlow['previews']>({});
  const [photos] = useState(() =>
    createPhotoStore(
      (file) => shrinkPhoto(file, canvasCodec),
      (side, file) => setPreviews((before) => ({ ...before, [side]: file })),
    ),
  );
  const actor = useActorRef(useMachine(photos), { ...actors, input: { status } });
  const view = realNameView(useSelector(actor, (snapshot) => snapshot));
  useEffect(() => {
    actor.send({ type: 'STATUS', status });
  }, [actor, status]);
  const isSubmitted = view.status !== 'none';
  const isRejected = view.status === 'rejected';
  useEffect(() => {
    if (!isSubmitted) return;
    photos.clear();
    // Keeps the draft after a rejection, because it belongs to the next submission.
    if (!isRejected) removeDraft({ storage, form: verificationDraft });
  }, [photos, storage, isSubmitted, isRejected]);

  return {
    view,
    previews,
    choose: (side, file) => {
      const key = makeKey();
      photos.add({ side, key }, file);
      const facts = { type: file.type, bytes: file.size };
      actor.send({ type: 'CHOOSE', side, key, facts });
    },
    send: (event) => actor.send(event),
  };
}

function useMachine(photos: PhotoStore) {
  const api = useApi();
  const cache = useQueryClient();
  const [machine] = useState(() =>
    realNameMachine.provide({
      actors: {
        preparePhoto: fromPromise<PhotoFacts, PhotoHandle>(({ input, signal }) =>
          photos.prepare(input, signal),
        ),
        uploadPhoto: fromPromise<Outcome<{ url: string }>, PhotoUpload>(({ input, signal }) =>
          outcomeOf(() =>
            uploadImage(api, photos.fileOf(input), {
              signal,
              onProgress: (fraction) => input.onProgress(Math.round(fraction * 100)),
            }),
          ),
        ),
        // Ignores the signal: leaving the screen must not abort a submission.
        submit: fromPromise<Outcome<null>, VerificationToSend>(({ input }) =>
          outcomeOf(async () => {
            await submitVerification(api, {
              realName: nameText(input.name),
              idNumber: plainText(input.idNumber),
              idKind: input.kind,
              frontPhoto: input.frontUrl,
              backPhoto: input.backUrl,
            });
            return null;
          }),
        ),
      },
      actions: { verificationChanged: () => void cache.invalidateQueries(verificationQuery(api)) },
    }),
  );
  return machine;
}
