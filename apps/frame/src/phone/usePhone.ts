import { isLocale, type Locale } from '@corro/messages';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ownAddress, storeLastAddress, framedAddress } from './addresses.ts';

/** The app in the phone. It has this page's origin, so this page may read it. */
export interface Phone {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Current address of the app; null while unreadable. */
  address(): URL | null;
  /** Language of the app; null while unreadable. */
  locale(): Locale | null;
  focus(): void;
  reload(): void;
}

export function usePhone(): Phone {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => storeLastAddress(window, () => addressIn(frame.current)), []);
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
      if (address !== null) frame.current?.contentWindow?.location.replace(framedAddress(address));
    },
  };
}

/**
 * Milliseconds between reads of the app's address. It is polled, because some browsers report no
 * navigation in a frame.
 */
const pollMs = 500;

/** Current address of the app as the customer navigates; null until it is readable. */
export function useAddress(phone: Phone): URL | null {
  const { frame } = phone;
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const address = addressIn(frame.current);
      // Ignores the login: the app redirects to it by itself, so the customer did not choose it.
      if (address !== null && address.pathname !== '/login') setPlace(address.href);
    }, pollMs);
    return () => clearInterval(timer);
  }, [frame]);
  return place === null ? null : new URL(place);
}

/**
 * Address of the app; null before the app is loaded, and while the frame shows a page of the
 * browser itself, such as its offline page.
 */
function addressIn(frame: HTMLIFrameElement | null): URL | null {
  return ownAddress(frame?.contentDocument?.URL ?? 'about:blank', location.origin);
}
