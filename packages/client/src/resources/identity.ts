import type { IdKind } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { rawAnswer } from '../http/rawAnswer.ts';
import type { CallOptions, FormUpload, Transport } from '../http/index.ts';
import { type Verification, verification } from '../codecs/identity.ts';
import { badData, isRow } from '../codecs/rows.ts';
import { text } from '../codecs/text.ts';
import { polling, pollingOff } from './polling.ts';

/** A verification of the real name. The photos are addresses returned by uploads. */
export type VerificationRequest = {
  /** Name as on the document. */
  realName: string;
  /** Document number. */
  idNumber: string;
  /** Document type. */
  idKind: IdKind;
  /** Address of the front photo. */
  frontPhoto: string;
  /** Address of the back photo. */
  backPhoto: string;
};

/**
 * Submits the verification.
 * Refusals: `already-verified` (approved or under review), `invalid-verification`, `not-found` (a
 * photo), or a sentence of the upstream.
 */
export async function submitVerification(
  api: Transport,
  request: VerificationRequest,
  options?: CallOptions,
): Promise<void> {
  const body = {
    real_name: request.realName,
    id_number: request.idNumber,
    id_number_img: request.frontPhoto,
    id_number_img_two: request.backPhoto,
    id_type: request.idKind,
  };
  await api.write(
    (wire, init) => wire.POST('/stock/success/autonomy/add', { body, ...init }),
    options,
  );
}

/** Reads the verification; status `none` without a submission. */
export async function getVerification(
  api: Transport,
  options?: CallOptions,
): Promise<Verification> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/autonomy/state', init),
    options,
  );
  return verification.decode(data === null ? {} : data);
}

/** The verification, polled while it is under review. */
export function verificationQuery(api: Transport) {
  const reviewed = polling('verification');
  return queryOptions({
    queryKey: ['verification'],
    queryFn: ({ signal }) => getVerification(api, { signal }),
    ...reviewed,
    refetchInterval: (query) =>
      query.state.data?.status === 'pending' && reviewed.refetchInterval(query),
  });
}

/** `onProgress` receives the sent fraction: above 0, at most 1. */
export type UploadOptions = CallOptions & { onProgress?: ((fraction: number) => void) | undefined };

/**
 * A photo may take minutes on a slow network, so the upload times out after 30 s without progress.
 * Reading an image reports no progress, so 30 s limit the whole call.
 */
const stalledMs = 30_000;

/**
 * Uploads an image and returns its address.
 * Refusals: `not-an-image`, `too-large`, `too-many-pixels`, or a sentence of the upstream.
 */
export async function uploadImage(
  api: Transport,
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file);
  // The contract types the file as text; the serializer sends the form instead.
  const body = { file: file.name };
  const data = await api.write(
    (wire, init, moved) => {
      const progress: FormUpload['onProgress'] = (sent, total) => {
        moved();
        if (sent > 0) onProgress?.(Math.min(1, sent / total));
      };
      return wire.POST('/stock/success/upload', {
        body,
        bodySerializer: () => form,
        fetch: (request) => api.raw.sendForm({ request, form, onProgress: progress }),
        ...init,
      });
    },
    { signal, stalledMs },
  );
  return { url: text.decode(isRow(data) ? data['url'] : data, 'upload.url') };
}

/**
 * Reads an image by its address, relative or absolute. Sends the token to the upstream's origin
 * only.
 * Refusal: `not-found`.
 */
export async function getImage(
  api: Transport,
  url: string,
  { signal }: CallOptions = {},
): Promise<Blob> {
  const data = await api.read(
    async (_wire, init) => {
      const upstream = new Request(api.raw.baseUrl).url;
      const address = new URL(url, upstream);
      const headers = address.origin === new URL(upstream).origin ? init.headers : {};
      const request = new Request(address, { headers, signal: init.signal });
      return rawAnswer(await api.raw.fetch(request), 'image/', (image) => image.blob());
    },
    { signal, stalledMs },
  );
  if (!(data instanceof Blob)) throw badData('image', 'is not an image');
  return data;
}

/** An image; removed from the cache when no screen shows it. */
export const imageQuery = (api: Transport, url: string) =>
  queryOptions({
    queryKey: ['image', url],
    queryFn: ({ signal }) => getImage(api, url, { signal }),
    ...pollingOff,
    staleTime: Infinity,
    gcTime: 0,
  });
