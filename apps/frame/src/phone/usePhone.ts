import { isLocale, type Locale } from '@corro/messages';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ownAddress, keepLastAddress } from './addresses.ts';
import { framed } from './ways.ts';

/** The app in the phone, as far as this page has a say in it. */
export interface Phone {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The app's current address; null while it is not readable. */
  address(): URL | null;
  /** The language that the app speaks; null while it cannot be told. */
  locale(): Locale | null;
  /** Moves the focus into the app. */
  focus(): void;
  /** Reloads the app at its address. */
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

/** Not every browser tells of an app that goes to another of its pages. */
const lookEveryMs = 500;

/** The address of what the app shows, as the customer goes on in it; null until it can be read. */
export function usePlace(phone: Phone): URL | null {
  const { frame } = phone;
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const address = addressIn(frame.current);
      // Where the login leads on to: there, the phone asks for it by itself.
      if (address !== null && address.pathname !== '/login') setPlace(address.href);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [frame]);
  return place === null ? null : new URL(place);
}

/** A browser's own page, such as its offline page, is not readable and has no address. */
function addressIn(frame: HTMLIFrameElement | null): URL | null {
  return ownAddress(frame?.contentDocument?.URL ?? 'about:blank', location.origin);
}
