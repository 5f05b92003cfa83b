import { limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** The documents that a name is verified with (spec §3), in the order of the form. */
export const idKinds = ['idCard', 'driver', 'passport', 'other'] as const;

export type IdKind = (typeof idKinds)[number];

/** The kind that a text names, such as what a draft or an upstream kept; null where it names none. */
export function idKindOf(text: string | null): IdKind | null {
  return idKinds.find((kind) => kind === text) ?? null;
}

export interface VerificationInput {
  /** The name as on the document. */
  readonly name: string;
  readonly idNumber: string;
  /** Whether the upstream has the photo. */
  readonly hasFrontPhoto: boolean;
  readonly hasBackPhoto: boolean;
}

/**
 * Checks a verification of the real name (spec §5): name, number and both photos are required. At
 * most one problem to a field, in the form's order.
 */
export function checkVerification(input: VerificationInput): Problem[] {
  const problems: Problem[] = [];
  if (input.name.trim() === '') problems.push({ code: 'name-required', field: 'name' });
  if (input.idNumber.trim() === '') {
    problems.push({ code: 'id-number-required', field: 'idNumber' });
  }
  if (!input.hasFrontPhoto) problems.push({ code: 'front-photo-required', field: 'front' });
  if (!input.hasBackPhoto) problems.push({ code: 'back-photo-required', field: 'back' });
  return problems;
}

/** What is known of a chosen file before it is read. */
export interface PhotoFacts {
  /** Its media type; empty where the device does not know it. */
  readonly type: string;
  readonly bytes: number;
}

/**
 * Checks a file as it is to be uploaded (spec §5): an image, at most 5 MB. A file whose type the
 * device does not know may be one. At most one problem, of the field `photo`.
 */
export function checkPhoto({ type, bytes }: PhotoFacts): Problem[] {
  const field = 'photo';
  const isImage = type === '' || type.toLowerCase().startsWith('image/');
  if (!isImage) return [{ code: 'not-an-image', field }];
  if (bytes > limits.imageMaxBytes) return [{ code: 'image-too-large', field }];
  return [];
}
