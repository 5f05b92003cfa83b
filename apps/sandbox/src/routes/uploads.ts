import type { Context } from 'hono';
import { no } from '../rules/answer.ts';
import { drain, uploadLimit } from '../http/callLimits.ts';
import { send } from '../http/send.ts';

/** Concurrent uploads, each with a file of 5 MB in memory. */
const maxUploads = 12;

/** Per customer: both sides of a document. */
const maxPerCustomer = 2;

const uploading = new Set<{ customerId: string }>();

/**
 * Reserves a slot before the file is read; null when the process or the customer has none left.
 * Returns the function that releases it.
 */
export function takePlace(customerId: string): (() => void) | null {
  const own = [...uploading].filter((upload) => upload.customerId === customerId);
  if (uploading.size >= maxUploads || own.length >= maxPerCustomer) return null;
  const upload = { customerId };
  uploading.add(upload);
  return () => void uploading.delete(upload);
}

/** Runs an upload in a slot, with a size limit; refuses with `busy` without a slot. */
export async function asUpload(
  context: Context,
  customerId: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const leave = takePlace(customerId);
  if (leave === null) {
    await drain(context);
    return send(context, no('busy'));
  }
  try {
    let answered: Response | undefined;
    const refused = await uploadLimit(context, async () => {
      answered = await answer();
    });
    return refused ?? answered ?? send(context, no('bad-request'), 400);
  } finally {
    leave();
  }
}
