import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib';

/** Bytes of an answer that are looked at. */
const maxBytes = 4096;

/** Characters of an answer in the log. */
const maxShown = 120;

/** Traces of a program, which the app does not show to customers. */
const technical =
  /SQLSTATE|stack ?trace|traceback|\w(?:Exception|Error)\b|fatal error|undefined index/i;

/**
 * Tells the operator what came where the app cannot read an answer or must not show it. Looks at the beginning of the
 * body while it is passed on.
 *
 * @param call method and path, for the log
 */
export function describeAnswer(
  answer: IncomingMessage,
  call: string,
  onFault: (error: unknown) => void,
): void {
  const { statusCode: status = 0, headers } = answer;
  const type = headers['content-type'] ?? 'no type';
  if (/^(?:image|text\/(?:csv|event-stream))/.test(type) || status === 204) return;
  const pieces: Buffer[] = [];
  let read = 0;
  answer.on('data', (piece: Buffer) => {
    if (read < maxBytes) pieces.push(piece.subarray(0, maxBytes - read));
    read += piece.byteLength;
  });
  answer.once('end', () => {
    // An answer that was broken off is reported already.
    if (answer.errored !== null) return;
    const start = textOf(Buffer.concat(pieces), headers['content-encoding']);
    const wrong = wrongIn(start);
    if (wrong !== null) {
      onFault(
        new Error(
          `The upstream answered ${call} with ${wrong}: HTTP ${status}, ${type}, ${shown(start)}`,
        ),
      );
    }
  });
}

function wrongIn(start: string): string | null {
  const text = start.replace(/^[\uFEFF\s]+/, '');
  if (text === '') return null;
  if (text.startsWith('<')) return 'a page instead of JSON';
  if (!/^[{[]/.test(text)) return 'text before the JSON, or instead of it';
  if (technical.test(text)) return 'an error of a program';
  return null;
}

/** Hides what may belong to a customer: long numbers, addresses and tokens. */
function shown(start: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(start)?.[1];
  const line = (title === undefined ? start : `title: ${title}`)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[\w-]*\d{4}[\w-]*|[\w-]{25,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return JSON.stringify(line.length > maxShown ? `${line.slice(0, maxShown)}…` : line);
}

function textOf(start: Buffer, encoding: string | undefined): string {
  try {
    // The end of the compressed data is missing.
    const finishFlush = constants.Z_SYNC_FLUSH;
    if (encoding === 'gzip') return gunzipSync(start, { finishFlush }).toString();
    if (encoding === 'deflate') return inflateSync(start, { finishFlush }).toString();
    if (encoding === 'br') {
      return brotliDecompressSync(start, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString();
    }
    return start.toString();
  } catch {
    return '';
  }
}
