/** A word for a known status; otherwise the code, to be shown as unknown and never as a known one. */
export type Status<Word extends string> = Word | { readonly unknown: string };
