import { isLocale, type Locale } from '@corro/messages';
import { useEffect, useRef, type RefObject } from 'react';
import { ownAddress } from './addresses.ts';
import { keepLastAddress } from './lastAddress.ts';
import { framed } from './ways.ts';

/** The app in the phone, as far as this page has a say in it. */
export interface Phone {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Where the app stands now; null while it cannot be told. */
  address(): URL | null;
  /** The language that the app speaks; null while it cannot be told. */
  locale(): Locale | null;
  /** Hands the keyboard to the app. */
  focus(): void;
  /** Loads the app anew, where it stands. */
  reload(): void;
}

/** Holds on to the app in the phone; it is of this site, so this page may look at it. */
export function usePhone(): Phone {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => keepLastAddress(window, () => addressIn(frame.current)), []);
  return {
    frame,
    address: () => addressIn(frame.current),
    locale: () => {
      const lang = frame.current?.contentDocument?.documentElement.lang;
      return isLocale(lang) ? lang : null;
    },
    focus: () => frame.current?.contentWindow?.focus(),
    reload: () => {
      const address = addressIn(frame.current);
      if (address !== null) frame.current?.contentWindow?.location.replace(framed(address));
    },
  };
}

/** A page of the browser's own, as where the network is gone, cannot be looked at and is no address. */
function addressIn(frame: HTMLIFrameElement | null): URL | null {
  return ownAddress(frame?.contentDocument?.URL ?? 'about:blank', location.origin);
}
