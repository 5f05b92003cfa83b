import type { Context } from 'hono';
import { no } from '../rules/answer.ts';
import { drain, uploadLimit } from './callLimits.ts';
import { send } from './send.ts';

/** Uploads at the same time, each with a file of 5 MB in memory. */
const mostUploads = 12;

/** Of one customer: both sides of a document. */
const mostOfOne = 2;

/** Whose uploads are under way. */
const uploading = new Set<{ customerId: string }>();

/**
 * Takes a place for an upload, before anything of the file is read; null when all are taken, or those
 * that one customer can have. What it answers gives the place back.
 */
export function takePlace(customerId: string): (() => void) | null {
  const own = [...uploading].filter((upload) => upload.customerId === customerId);
  if (uploading.size >= mostUploads || own.length >= mostOfOne) return null;
  const upload = { customerId };
  uploading.add(upload);
  return () => void uploading.delete(upload);
}

/** Answers an upload whose customer has a place for it, and one that is too large; `busy` without a place. */
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
