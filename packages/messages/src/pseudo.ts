import pseudo from './__generated__/pseudo.ts';
import type { CompiledMessages } from './types.ts';

/**
 * A pseudo-language for reviewing screens: the English catalogue with accents, and
 * a good third longer. What shows no accents is not from the catalogue; what breaks a row will break
 * it in the next language. Never shipped: the app's door to the catalogues does not lead here.
 */
export const pseudoMessages: CompiledMessages = pseudo;
