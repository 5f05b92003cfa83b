import { z } from 'zod';
import { no, type Answer } from '../rules/answer.ts';
import type { KeyedInput } from '../rules/idempotency.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import type { OpenSession } from '../store/index.ts';

export interface Call {
  context: RuleContext;
  /** Address that identifies the caller; null if unknown. */
  address: string | null;
  userAgent: string | null;
  language: string;
}

export interface SessionCall extends Call {
  session: OpenSession;
  idempotency: KeyedInput | null;
  /** Checks that the session is still open, for streams. */
  isOpen: () => Promise<boolean>;
}

export interface KeyedCall extends SessionCall {
  idempotency: KeyedInput;
}

export class Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

export class EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.body = body;
  }
}

/** `string` is a stored answer as JSON. */
export type Answered = Answer | string | Picture | EventStream;

/** `file` is a form with a file, which has a higher limit. */
type Carries = 'values' | 'file';

interface Address {
  method: 'GET' | 'POST';
  path: string;
  carries: Carries;
}

interface ContractCall<Input> {
  method: Address['method'];
  path: string;
  input: z.ZodType<Input>;
}

/** A call without a session. */
export interface OpenRoute extends Address {
  open: true;
  answer: (input: unknown, call: Call) => Promise<Answered>;
}

/** Answers without knowing the session. */
export type Share = (input: unknown, call: Call) => Promise<Answered>;

/** A call with a session. */
export interface ClosedRoute extends Address {
  open: false;
  isKeyed: boolean;
  /** Set for calls that answer every customer alike and change nothing. */
  share: Share | null;
  /** Answers are cached for at most a second; no customer's call changes them. */
  isCached: boolean;
  answer: (input: unknown, call: SessionCall) => Promise<Answered>;
}

export type Route = OpenRoute | ClosedRoute;

/** HTTP 400: the call is malformed or not accepted. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly code: 'bad-request' | 'other-site' | 'wrong-content-type';
  constructor(message: string, code: BadRequest['code'] = 'bad-request') {
    super(message);
    this.code = code;
  }
}

const codeShape = /^[a-z]+(?:-[a-z]+)+$/;

/** Parses the input and handles it, or returns the refusal of an invalid field. */
function reading<Input, Given extends Call>(
  schema: z.ZodType<Input>,
  handle: (input: Input, call: Given) => Promise<Answered>,
) {
  return async (raw: unknown, call: Given): Promise<Answered> => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return handle(parsed.data, call);
    const codes = parsed.error.issues.map(({ message }) => message);
    const isMalformed = codes.some((code) => !codeShape.test(code));
    const [code] = codes;
    if (isMalformed || code === undefined) throw new BadRequest('The input lacks something.');
    return no(code);
  };
}

/** A call without a session. */
export function openRoute<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): Route {
  return { method, path, carries: 'values', open: true, answer: reading(input, handle) };
}

/** A call with a session. */
export function signedInRoute<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: SessionCall) => Promise<Answered>,
): ClosedRoute {
  const isPlain = { isKeyed: false, share: null, isCached: false };
  const answer = reading(input, handle);
  return { method, path, carries: 'values', open: false, ...isPlain, answer };
}

/** A call with a session whose answer does not depend on the customer. */
export function sharedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): ClosedRoute {
  const share = reading(call.input, (input: Input, { context, address, userAgent, language }) =>
    handle(input, { context, address, userAgent, language }),
  );
  return { ...signedInRoute(call, handle), share, answer: share };
}

/** A shared GET whose answer no customer's call changes. */
export function cachedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): ClosedRoute {
  return { ...sharedRoute(call, handle), isCached: true };
}

/** A call with a session and an Idempotency-Key. */
export function keyedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: KeyedCall) => Promise<Answered>,
): ClosedRoute {
  const route = signedInRoute(call, async (input: Input, { idempotency, ...rest }) =>
    idempotency === null ? no('key-required') : handle(input, { ...rest, idempotency }),
  );
  return { ...route, isKeyed: true };
}

/** A call with a session and a file, in the form field `file`. */
export function upload(
  call: ContractCall<unknown>,
  handle: (input: { file: File }, call: SessionCall) => Promise<Answered>,
): Route {
  const input = z.object({ file: z.instanceof(File) });
  return { ...signedInRoute({ ...call, input }, handle), carries: 'file' };
}
