import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib';

/** Number of bytes at the beginning of an answer that are examined. */
const maxBytes = 4096;

/** Maximum number of characters of an answer in the log. */
const maxShown = 120;

/** Matches texts of a failed program, which the app does not show to customers. */
const technical =
  /SQLSTATE|stack ?trace|traceback|\w(?:Exception|Error)\b|fatal error|undefined index/i;

/** @param call method and path, for the log */
export type AnswerLog = (answer: IncomingMessage, call: string) => void;

/**
 * Creates a log that reports to the operator each answer that the app cannot read or must not show.
 * It reads the beginning of the body while the body is forwarded. A format that `wrongForm`
 * describes is reported only once for each method and path.
 */
export function createAnswerLog(
  onFault: (error: unknown) => void,
  hasTimeZone: boolean,
): AnswerLog {
  const reported = new Set<string>();
  let knowsZone = hasTimeZone;

  function formIn(start: string, call: string): string | null {
    // An upstream names its time zone by this tag of its config.
    knowsZone ||= start.includes('"time_zone"');
    const wrong = wrongForm(start, knowsZone);
    if (wrong === null || reported.has(call + wrong)) return null;
    reported.add(call + wrong);
    return wrong;
  }

  return (answer, call) => describeAnswer(answer, call, formIn, onFault);
}

function describeAnswer(
  answer: IncomingMessage,
  call: string,
  formIn: (start: string, call: string) => string | null,
  onFault: (error: unknown) => void,
): void {
  const { statusCode: status = 0, headers } = answer;
  const type = headers['content-type'] ?? 'no type';
  if (
    /^(?:image|text\/(?:csv|event-stream))/.test(type) ||
    status === 204 ||
    call.startsWith('HEAD')
  ) {
    return;
  }
  const pieces: Buffer[] = [];
  let read = 0;
  answer.on('data', (piece: Buffer) => {
    if (read < maxBytes) pieces.push(piece.subarray(0, maxBytes - read));
    read += piece.byteLength;
  });
  answer.once('end', () => {
    // An answer that failed was already reported.
    if (answer.errored !== null) return;
    const start = textOf(Buffer.concat(pieces), headers['content-encoding']);
    if (start === null || (start.trim() === '' && status !== 200)) return;
    const wrong = wrongIn(start, read <= maxBytes);
    const form = wrong ?? formIn(start, call);
    if (form === null) return;
    const line = summaryOf(wrong === null || isShape(wrong) ? shapeOf(start) : start);
    onFault(
      new Error(`The upstream answered ${call} with ${form}: HTTP ${status}, ${type}, ${line}`),
    );
  });
}

function wrongIn(start: string, isWhole: boolean): string | null {
  const text = start.replace(/^[\uFEFF\s]+/, '');
  if (text === '') return 'nothing';
  if (text.startsWith('<')) return 'a page instead of JSON';
  if (!/^[{[]/.test(text)) return 'text before the JSON, or instead of it';
  if (technical.test(text)) return 'an error of a program';
  if (!isWhole) return null;
  if (!isJson(text)) return 'broken JSON';
  return /"(?:msg|message|code)"\s*:/.test(text) ? null : 'JSON without a msg';
}

/** Values of `msg` that the app understands as success, failure or logout. */
const verdict = /^\s*(?:ok|no|logout|.*(?:succe|成功|[eé]xit|erfolg).*)?\s*$/i;

const zoneless = /(?:at|time|date)"\s*:\s*"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.,]*"/i;

/** Describes a format that the app cannot read, or reads only with a setting; null if there is none. */
function wrongForm(start: string, knowsZone: boolean): string | null {
  const msg = /"msg"\s*:\s*"([^"]*)"/.exec(start)?.[1] ?? '';
  if (!verdict.test(msg)) return 'a msg that is neither ok nor no';
  if (knowsZone || !zoneless.test(start)) return null;
  return 'a time without a zone (set UPSTREAM_TIME_ZONE)';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isShape = (wrong: string) => wrong.includes('JSON') && !wrong.includes('instead');

/** Keeps the field names and the `msg` of an answer, and hides all other values. */
function shapeOf(json: string): string {
  return json.replaceAll(
    /("msg"\s*:\s*"[^"]*"|"\w*"\s*:)|"(?:[^"\\]|\\.)*(?:"|$)|-?\d[\d.]*/g,
    (_, name: string | undefined) => name ?? '…',
  );
}

/** Hides values that may belong to a customer: long numbers, addresses and tokens. */
function summaryOf(start: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(start)?.[1];
  const line = (title === undefined ? start : `title: ${title}`)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[\w-]*\d{4}[\w-]*|[\w-]{25,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return JSON.stringify(line.length > maxShown ? `${line.slice(0, maxShown)}…` : line);
}

function textOf(start: Buffer, encoding: string | undefined): string | null {
  try {
    // `start` is only the beginning of the compressed data, so decompression must not require its end.
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
    return null;
  }
}
