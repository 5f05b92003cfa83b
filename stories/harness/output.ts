import type { Services } from '@corro/web';

/** What left the app of a story. */
export interface SentOutput {
  /** How often the print dialog was opened. */
  prints: number;
  /** Texts that were handed to another app. */
  shared: string[];
  /** Files that were saved. */
  files: { readonly name: string; readonly content: Blob }[];
}

/** A device that only notes what leaves the app; one within another app neither prints nor saves. */
export function outputTo(sent: SentOutput, isEmbedded: boolean): NonNullable<Services['output']> {
  return {
    print: isEmbedded ? null : () => void (sent.prints += 1),
    share: (text) => {
      sent.shared.push(text);
      return Promise.resolve();
    },
    save: isEmbedded ? null : (name, content) => void sent.files.push({ name, content }),
  };
}
