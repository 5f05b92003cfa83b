import type es from './es.json';

/** Message id; the Spanish catalogue is the reference. */
export type MessageId = keyof typeof es;

/** A part of a compiled message, as intl-messageformat reads it. */
export interface MessagePart {
  readonly type: number;
  readonly value?: string;
  readonly style?: unknown;
  readonly options?: unknown;
  readonly offset?: number;
  readonly pluralType?: string;
  readonly children?: unknown;
}

/** Messages without values are plain text. */
export type CompiledMessages = Readonly<Record<MessageId, string | readonly MessagePart[]>>;

/** A part of the catalogue. */
export type SomeMessages = Readonly<Partial<CompiledMessages>>;
