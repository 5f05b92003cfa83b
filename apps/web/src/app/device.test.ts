import { afterEach, expect, it, vi } from 'vitest';
import { vibrateDevice } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a device with or without the preference for reduced motion. */
function deviceThat(asksForLess: boolean, navigator: object): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && asksForLess,
  }));
  vi.stubGlobal('navigator', navigator);
}

it('vibrates unless the customer prefers reduced motion', () => {
  const vibrate = vi.fn();
  deviceThat(true, { vibrate });
  vibrateDevice(30);
  expect(vibrate).not.toHaveBeenCalled();
  deviceThat(false, { vibrate });
  vibrateDevice(30);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(30);
});

it('does nothing on a device without vibration', () => {
  deviceThat(false, {});
  expect(() => vibrateDevice(30)).not.toThrow();
});
