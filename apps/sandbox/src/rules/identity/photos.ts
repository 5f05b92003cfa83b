import { limits } from '@corro/domain';
import { addPhoto } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { createPhotoReader } from './photoReader.ts';

/** Shared by all customers of this process, since decoding needs much memory. */
const readPhoto = createPhotoReader();

const maxUnused = 8;

const before = '/api/files/';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function photoAddress(photoId: string): string {
  return before + photoId;
}

/** The photo id in an address; null for other addresses. */
export function photoIdOf(address: string): string | null {
  return address.startsWith(before) ? asPhotoId(address.slice(before.length)) : null;
}

/** The id if it is a UUID; the database rejects other texts. */
export function asPhotoId(text: string): string | null {
  return uuid.test(text) ? text : null;
}

/** Stores an uploaded photo and returns its address. */
export async function keepPhoto(
  { store, clock }: RuleContext,
  customerId: string,
  file: File,
): Promise<Answer> {
  if (file.size > limits.imageMaxBytes) return no('too-large');
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return no(read.problem);
  const photo = { customerId, jpeg: read.jpeg, at: clock.now() };
  const photoId = await store.transaction((trx) => addPhoto(trx, photo, maxUnused));
  return ok({ url: photoAddress(photoId) });
}
