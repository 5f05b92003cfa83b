import { type Verification, verificationQuery } from '@corro/client';
import {
  realNameView,
  type PhotoSide,
  type RealNameEvent,
  type RealNameView,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { forgetDraft } from '../../app/storage/drafts.ts';
import { makeKey } from '../../flows/makeKey.ts';
import { createPhotoRoll } from './photoRoll.ts';
import { provideRealNameEffects } from './realNameEffects.ts';
import { canvasDarkroom, shrinkPhoto } from './shrinkPhoto.ts';

/** Names the draft of the form. */
export const verificationDraft = 'real-name';

/** The verification as it goes on, its photos for the eye, and what can happen. */
export interface RealNameFlow {
  readonly view: RealNameView;
  /** The photos that are ready, to be shown; in memory alone. */
  readonly shown: Readonly<Partial<Record<PhotoSide, File>>>;
  readonly choose: (side: PhotoSide, file: File) => void;
  readonly send: (event: Exclude<RealNameEvent, { type: 'CHOOSE' | 'PROGRESS' }>) => void;
}

/** Runs the verification for as long as its screen is there. */
export function useRealName({ status }: Pick<Verification, 'status'>): RealNameFlow {
  const api = useApi();
  const cache = useQueryClient();
  const { actors, storage } = useServices();
  const [shown, setShown] = useState<RealNameFlow['shown']>({});
  const [photos] = useState(() =>
    createPhotoRoll(
      (file) => shrinkPhoto(file, canvasDarkroom),
      (side, file) => setShown((before) => ({ ...before, [side]: file })),
    ),
  );
  const [machine] = useState(() =>
    provideRealNameEffects({
      api,
      photos,
      verificationChanged: () => void cache.invalidateQueries(verificationQuery(api)),
    }),
  );
  const actor = useActorRef(machine, { ...actors, input: { status } });
  const view = realNameView(useSelector(actor, (snapshot) => snapshot));
  useEffect(() => {
    actor.send({ type: 'STATUS', status });
  }, [actor, status]);
  const isOver = view.status !== 'none';
  const isRejected = view.status === 'rejected';
  useEffect(() => {
    if (!isOver) return;
    photos.clear();
    // The draft after a rejection is of the next submission: it survives a reload.
    if (!isRejected) forgetDraft({ storage, form: verificationDraft });
  }, [photos, storage, isOver, isRejected]);

  return {
    view,
    shown,
    choose: (side, file) => {
      const key = makeKey();
      photos.add({ side, key }, file);
      const facts = { type: file.type, bytes: file.size };
      actor.send({ type: 'CHOOSE', side, key, facts });
    },
    send: (event) => actor.send(event),
  };
}
