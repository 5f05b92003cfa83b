import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import type { DeviceWords } from '../store/index.ts';

const kinds: Readonly<Record<string, DeviceWords['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Names that the library has itself: what it does not know it takes from the header, which may say anything. */
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/** Longer ones are no browser's. */
const longest = 1024;

/** What a `User-Agent` says of a device, in words that tell it from a customer's others and nothing more. */
export function deviceWords(userAgent: string | null): DeviceWords {
  const agent = userAgent?.slice(0, longest) ?? '';
  if (agent.trim() === '') return { browser: null, system: null, device: null };
  const parser = getParser(agent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return {
    browser: browsers.has(browser) ? browser : null,
    system: systems.has(system) ? system : null,
    device: kinds[parser.getPlatformType(true)] ?? null,
  };
}
