import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import type { DeviceWords } from '../store/index.ts';

const kinds: Readonly<Record<string, DeviceWords['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/**
 * Names that the library knows. It copies unknown names from the header, which may contain
 * anything.
 */
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/** Browsers send shorter headers. */
const longest = 1024;

/** Describes a device by its `User-Agent`, with known words only. */
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
