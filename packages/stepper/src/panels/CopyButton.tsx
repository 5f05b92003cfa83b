import { type ReactNode, useState } from 'react';
import { Press } from './Press.tsx';
import { useWords } from './useWords.ts';

export interface CopyButtonProps {
  readonly children: ReactNode;
  /** Null if there is nothing to copy. */
  readonly text: () => string | null;
}

/** Copies a text. Where the browser forbids that, the text appears, to be copied by hand. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const { say } = useWords();
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(
    null,
  );
  const copy = () => {
    const written = text();
    if (written === null) return setCopied(null);
    // A page has a clipboard only in a secure context, such as an address with TLS.
    const copying = window.isSecureContext
      ? navigator.clipboard.writeText(written)
      : Promise.reject(new Error('The page has no clipboard.'));
    return void copying.then(
      () => setCopied({ text: written, isDone: true }),
      () => setCopied({ text: written, isDone: false }),
    );
  };
  return (
    <div>
      <Press onPress={copy}>{children}</Press>{' '}
      <output className="corro-stepper-quiet">
        {copied === null ? '' : copied.isDone ? say.copied : say.notCopied}
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
