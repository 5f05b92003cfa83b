import { z } from 'zod';
import { no, type Answer } from '../rules/answer.ts';
import type { Keyed } from '../rules/idempotency.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import type { OpenSession } from '../store/index.ts';

/** What a handler gets with the input. */
export interface Call {
  context: RuleContext;
  /** The address that identifies the caller; null where there is none. */
  address: string | null;
  /** What the caller's browser says of itself; null without. */
  userAgent: string | null;
  /** One of `languages`: the customer's. */
  language: string;
}

/** The same for a call with a session. */
export interface SessionCall extends Call {
  session: OpenSession;
  /** Idempotency-Key and Order-Age; null where the call has no key. */
  keyed: Keyed | null;
  /** Whether the session has not ended meanwhile, for an answer that goes on. */
  isOpen: () => Promise<boolean>;
}

/** The same for a call that must not be carried out twice. */
export interface KeyedCall extends SessionCall {
  keyed: Keyed;
}

/** Bytes of an image, answered as they are. */
export class Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/** Events that go on for as long as the caller listens. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.body = body;
  }
}

/** An answer, or the text of one that was stored; or an image, or events. */
export type Answered = Answer | string | Picture | EventStream;

/** What a call brings: parameters or JSON; or a form with a file, which may be larger. */
type Carries = 'values' | 'file';

interface Address {
  method: 'GET' | 'POST';
  path: string;
  carries: Carries;
}

/** A call of the contract; `input` reads what it brings. */
interface ContractCall<Input> {
  method: Address['method'];
  path: string;
  input: z.ZodType<Input>;
}

/** A call that needs no session. */
export interface OpenRoute extends Address {
  open: true;
  answer: (input: unknown, call: Call) => Promise<Answered>;
}

/** Answers without being told whose session it is. */
export type Share = (input: unknown, call: Call) => Promise<Answered>;

/** A call that needs a session. */
export interface ClosedRoute extends Address {
  open: false;
  /** Moves money, or must not be done twice for another reason: needs an Idempotency-Key. */
  isKeyed: boolean;
  /** Answers a call that shows every customer the same, and changes nothing; null for all others. */
  share: Share | null;
  /** Whether its answers are cached, for a second at most: no call of a customer changes them. */
  isCached: boolean;
  answer: (input: unknown, call: SessionCall) => Promise<Answered>;
}

/** A call of the contract. */
export type Route = OpenRoute | ClosedRoute;

/** The call could not be read, or is of a kind that is not taken: HTTP 400. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly code: 'bad-request' | 'other-site' | 'wrong-content-type';
  constructor(message: string, code: BadRequest['code'] = 'bad-request') {
    super(message);
    this.code = code;
  }
}

const codeShape = /^[a-z]+(?:-[a-z]+)+$/;

/** Reads the input and handles it, or answers the refusal that a field of its own has. */
function reading<Input, Given extends Call>(
  schema: z.ZodType<Input>,
  handle: (input: Input, call: Given) => Promise<Answered>,
) {
  return async (raw: unknown, call: Given): Promise<Answered> => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return handle(parsed.data, call);
    const codes = parsed.error.issues.map(({ message }) => message);
    const other = codes.some((code) => !codeShape.test(code));
    const [code] = codes;
    if (other || code === undefined) throw new BadRequest('The input lacks something.');
    return no(code);
  };
}

/** A call that anybody may make. */
export function open<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): Route {
  return { method, path, carries: 'values', open: true, answer: reading(input, handle) };
}

/** A call that needs a session. */
export function closed<Input>(
  { method, path, input }: ContractCall<Input>,
  handle: (input: Input, call: SessionCall) => Promise<Answered>,
): ClosedRoute {
  const isPlain = { isKeyed: false, share: null, isCached: false };
  const answer = reading(input, handle);
  return { method, path, carries: 'values', open: false, ...isPlain, answer };
}

/** A call that needs a session and shows every customer the same: it is not told whose session. */
export function shared<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): ClosedRoute {
  const share = reading(call.input, (input: Input, { context, address, userAgent, language }) =>
    handle(input, { context, address, userAgent, language }),
  );
  return { ...closed(call, handle), share, answer: share };
}

/** A GET that needs a session and shows every customer the same, whatever customers do. */
export function cached<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: Call) => Promise<Answered>,
): ClosedRoute {
  return { ...shared(call, handle), isCached: true };
}

/** A call that needs a session and an Idempotency-Key. */
export function keyed<Input>(
  call: ContractCall<Input>,
  handle: (input: Input, call: KeyedCall) => Promise<Answered>,
): ClosedRoute {
  const route = closed(call, async (input: Input, { keyed: given, ...rest }) =>
    given === null ? no('key-required') : handle(input, { ...rest, keyed: given }),
  );
  return { ...route, isKeyed: true };
}

/** A call that needs a session and brings a file, as form data under the name `file`. */
export function upload(
  call: ContractCall<unknown>,
  handle: (input: { file: File }, call: SessionCall) => Promise<Answered>,
): Route {
  const input = z.object({ file: z.instanceof(File) });
  return { ...closed({ ...call, input }, handle), carries: 'file' };
}
