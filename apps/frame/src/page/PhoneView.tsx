import type { RefObject } from 'react';
import { phone, screen, stage } from './FramePage.css.ts';

/**
 * Rights of the app's frame: it cannot navigate this page. It keeps its origin, because it shares
 * language, theme and session with this page.
 */
const rights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  // Printing counts as a modal.
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
