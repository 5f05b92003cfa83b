import { z } from 'zod';
import { no, type Answer } from '../rules/answer.ts';
import type { KeyedInput } from '../rules/idempotency.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import type { OpenSession, OwnFigures } from '../store/index.ts';

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
  /**
   * Reads the session again for a stream, together with `figures`; null when the session has ended.
   */
  readAgain: <Figures>(figures: OwnFigures<Figures>) => Promise<Figures | null>;
}

export interface KeyedCall extends SessionCall {
  idempotency: KeyedInput;
}

export class Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Name of the file that a browser stores. */
  readonly fileName: string;
  constructor(bytes: Uint8Array, type: string, fileName: string) {
    this.bytes = bytes;
    this.type = type;
    this.fileName = fileName;
  }
}

export class EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.body = body;
  }
}

/** `string` is an answer as JSON, in the form in which it is stored for repeats. */
export type RouteAnswer = Answer | string | Picture | EventStream;

/** Kind of a call's body. `file` is a form with a file; such a body has a higher size limit. */
type CallBody = 'values' | 'file';

interface Address {
  method: 'GET' | 'POST';
  path: string;
  carries: CallBody;
}

interface ContractCall<Input> {
  method: Address['method'];
  path: string;
  input: z.ZodType<Input>;
}

/** A call without a session. */
export interface PublicRoute extends Address {
  isPublic: true;
  answer: (input: unknown, call: Call) => Promise<RouteAnswer>;
}

/** Answers without knowing the session. */
export type SharedAnswer = (input: unknown, call: Call) => Promise<RouteAnswer>;

/** A call with a session. */
export interface SignedInRoute extends Address {
  isPublic: false;
  isKeyed: boolean;
  /** Set for calls that answer every customer alike and change nothing. */
  sharedAnswer: SharedAnswer | null;
  /**
   * Returns the cache key of an input: the parsed input as JSON, or null if the input is invalid.
   * `inputKeyOf` is set only for calls whose answers do not depend on what customers do. These
   * answers are cached for at most a second.
   */
  inputKeyOf: ((raw: unknown) => string | null) | null;
  /**
   * SQL of `OwnFigures`, which runs in the same statement as the lookup of the session; null for
   * none.
   */
  ownSql: string | null;
  answer: (input: unknown, call: SessionCall) => Promise<RouteAnswer>;
}

export type Route = PublicRoute | SignedInRoute;

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

/**
 * Parses the input and handles it. Returns a refusal if all faults have a refusal code, such as
 * `invalid-amount`; else throws BadRequest.
 */
function withParsedInput<Input, Given extends Call>(
  schema: z.ZodType<Input>,
  handle: (input: Input, call: Given) => Promise<RouteAnswer>,
) {
  return async (raw: unknown, call: Given): Promise<RouteAnswer> => {
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
export function publicRoute<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<RouteAnswer>,
): Route {
  return {
    method,
    path,
    carries: 'values',
    isPublic: true,
    answer: withParsedInput(input, handle),
  };
}

/** A call with a session. */
export function signedInRoute<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: SessionCall) => Promise<RouteAnswer>,
): SignedInRoute {
  const isPlain = { isKeyed: false, sharedAnswer: null, inputKeyOf: null, ownSql: null };
  const answer = withParsedInput(input, handle);
  return { method, path, carries: 'values', isPublic: false, ...isPlain, answer };
}

/**
 * A call that answers with the customer's own figures, which are read in the same statement as the
 * session.
 */
export function figuresRoute<Input, Figures>(
  call: ContractCall<Input>,
  { sql, parse }: OwnFigures<Figures>,
  handle: (figures: Figures, call: SessionCall) => Promise<RouteAnswer>,
): SignedInRoute {
  const route = signedInRoute(call, (_, sessionCall) =>
    handle(parse(sessionCall.session.own), sessionCall),
  );
  return { ...route, ownSql: sql };
}

/** A call with a session whose answer does not depend on the customer. */
export function sharedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<RouteAnswer>,
): SignedInRoute {
  const sharedAnswer = withParsedInput(
    call.input,
    (input: Input, { context, address, userAgent, language }) =>
      handle(input, { context, address, userAgent, language }),
  );
  return { ...signedInRoute(call, handle), sharedAnswer, answer: sharedAnswer };
}

/** A shared GET whose answer no customer's call changes. */
export function cachedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<RouteAnswer>,
): SignedInRoute {
  const inputKeyOf = (raw: unknown) => {
    const { success, data } = call.input.safeParse(raw);
    return success ? JSON.stringify(data) : null;
  };
  return { ...sharedRoute(call, handle), inputKeyOf };
}

/** A call with a session and an Idempotency-Key. */
export function keyedRoute<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: KeyedCall) => Promise<RouteAnswer>,
): SignedInRoute {
  const route = signedInRoute(call, async (input: Input, { idempotency, ...rest }) =>
    idempotency === null ? no('key-required') : handle(input, { ...rest, idempotency }),
  );
  return { ...route, isKeyed: true };
}

/** A call with a session and a file, in the form field `file`. */
export function uploadRoute(
  call: ContractCall<unknown>,
  handle: (input: { file: File }, call: SessionCall) => Promise<RouteAnswer>,
): Route {
  const input = z.object({ file: z.instanceof(File) });
  return { ...signedInRoute({ ...call, input }, handle), carries: 'file' };
}
