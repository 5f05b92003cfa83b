import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Parts = readonly MessageFormatElement[];

/** The parts of a message and of every form within it, in the order they are written. */
export function* everyPart(parts: Parts): Generator<MessageFormatElement> {
  for (const part of parts) {
    yield part;
    for (const inner of formsOf(part)) yield* everyPart(inner);
  }
}

/** What a plural or a choice may say, each form; the inside of a tag; nothing for the rest. */
export function formsOf(part: MessageFormatElement): Parts[] {
  if (part.type === TYPE.tag) return [part.children];
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.values(part.options).map(({ value }) => value);
}
