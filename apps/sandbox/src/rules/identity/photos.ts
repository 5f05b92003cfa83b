import { limits } from '@corro/domain';
import { addPhoto } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { createPhotoReader } from './photoReader.ts';

/** One for all customers of this process: decoding takes more memory than anything else here. */
const readPhoto = createPhotoReader();

/** How many photos of a customer are kept that no verification uses. */
const mostUnused = 8;

const before = '/api/files/';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address under which a photo's owner reads it. */
export function photoAddress(photoId: string): string {
  return before + photoId;
}

/** The id in an address of ours; null for any other. */
export function photoIdOf(address: string): string | null {
  return address.startsWith(before) ? asPhotoId(address.slice(before.length)) : null;
}

/** An id if the text can be one, so that the database is asked for nothing else. */
export function asPhotoId(text: string): string | null {
  return uuid.test(text) ? text : null;
}

/** Keeps what a customer has uploaded, if it is a photo, and answers its address. */
export async function keepPhoto(
  { store, clock }: RuleContext,
  customerId: string,
  file: File,
): Promise<Answer> {
  if (file.size > limits.imageMaxBytes) return no('too-large');
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return no(read.problem);
  const photo = { customerId, jpeg: read.jpeg, at: clock.now() };
  const photoId = await store.transaction((trx) => addPhoto(trx, photo, mostUnused));
  return ok({ url: photoAddress(photoId) });
}
