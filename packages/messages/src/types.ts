import type es from './es.json';

/** The id of a sentence; the Spanish catalogue is the reference and types the rest. */
export type MessageId = keyof typeof es;

/** A part of a message as intl-messageformat reads it: compiled, so that no parser is shipped. */
export interface MessagePart {
  readonly type: number;
  readonly value?: string;
  readonly style?: unknown;
  readonly options?: unknown;
  readonly offset?: number;
  readonly pluralType?: string;
  readonly children?: unknown;
}

/** Most sentences take no value, and are their text. */
export type CompiledMessages = Readonly<Record<MessageId, string | readonly MessagePart[]>>;

/** A part of the catalogue. */
export type SomeMessages = Readonly<Partial<CompiledMessages>>;
