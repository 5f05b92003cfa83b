import { type ReactNode, useState } from 'react';
import { Press } from './Press.tsx';
import { useWords } from './useWords.ts';

export interface CopyButtonProps {
  readonly children: ReactNode;
  /** Null if there is nothing to copy. */
  readonly text: () => string | null;
}

interface Copied {
  readonly text: string;
  /** False where the browser forbids it. */
  readonly isDone: boolean;
  /** Number of copies so far. */
  readonly count: number;
}

/** Copies a text. Where the browser forbids that, the text appears, to be copied by hand. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const { say } = useWords();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = () => {
    const written = text();
    if (written === null) return setCopied(null);
    // A page has a clipboard only in a secure context, such as an address with TLS.
    const copying = window.isSecureContext
      ? navigator.clipboard.writeText(written)
      : Promise.reject(new Error('The page has no clipboard.'));
    return void copying.then(
      () => setCopied((last) => ({ text: written, isDone: true, count: (last?.count ?? 0) + 1 })),
      () => setCopied({ text: written, isDone: false, count: 0 }),
    );
  };
  return (
    <div className="corro-stepper-copy">
      <Press onPress={copy}>{children}</Press>{' '}
      <output className="corro-stepper-quiet">
        {copied === null ? null : copied.isDone ? (
          // A new element for each copy begins to fade anew.
          <span key={copied.count} className="corro-stepper-copied">
            {say.copied}
          </span>
        ) : (
          say.notCopied
        )}
      </output>
      {copied === null || copied.isDone ? null : (
        <textarea
          className="corro-stepper-script"
          aria-label={say.notCopied}
          readOnly
          value={copied.text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
