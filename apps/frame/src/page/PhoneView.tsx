import type { RefObject } from 'react';
import { phone, screen, stage } from './FramePage.css.ts';

/**
 * What the app needs, and no more: a slip in it cannot take over the page around it. It is our own app of our own
 * site, and shares language, theme and session with this page, so that it keeps its origin.
 */
const rights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  // A browser counts printing among the modals.
  'allow-modals',
  'allow-downloads',
].join(' ');

export interface PhoneViewProps {
  /** For screen readers. */
  readonly title: string;
  readonly address: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
}

/** The app in a phone. */
export function PhoneView({ title, address, frame, onLoad }: PhoneViewProps) {
  return (
    <div className={stage}>
      <div className={phone}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- for the reason above */}
        <iframe
          ref={frame}
          className={screen}
          src={address}
          title={title}
          sandbox={rights}
          allow="clipboard-write"
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
