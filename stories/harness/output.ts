import type { Services } from '@corro/web';

/** Output of a story's app. */
export interface SentOutput {
  /** How often the print dialog was opened. */
  prints: number;
  /** Texts that were handed to another app. */
  shared: string[];
  /** Files that were saved. */
  files: { readonly name: string; readonly content: Blob }[];
}

/**
 * A device that records the output of the app. A browser inside another app cannot print or save
 * files.
 */
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
