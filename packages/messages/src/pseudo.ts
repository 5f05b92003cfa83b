import pseudo from './__generated__/pseudo.ts';
import type { CompiledMessages } from './types.ts';

/**
 * Pseudo-locale for reviewing screens: English with accents, a third longer. Text without accents
 * is not from the catalogue. Never shipped: the package's index does not export it.
 */
export const pseudoMessages: CompiledMessages = pseudo;
