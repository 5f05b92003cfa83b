import { getParser } from 'bowser';
import { isbot } from 'isbot';

/**
 * What a device gets (spec §1): the app itself, the desktop page that frames it, or, where it cannot
 * be told, the question.
 */
export type Device = 'app' | 'frame' | 'unknown';

/** What a request says of the device that it comes from. */
export interface DeviceSigns {
  /** `User-Agent`; empty when there is none. */
  readonly agent: string;
  /** `Sec-CH-UA-Mobile`, such as `?1`; most engines send none. */
  readonly mobile?: string | undefined;
  /** `Sec-CH-UA-Platform`, such as `"Android"`. */
  readonly platform?: string | undefined;
}

interface Rule {
  readonly holds: (signs: Signs) => boolean;
  readonly device: Device;
}

interface Signs extends DeviceSigns {
  /** What the parser takes it for: `mobile`, `tablet`, `desktop`, `tv`, `bot`, or nothing. */
  readonly type: string;
  readonly system: string;
}

/** Screens at a distance, on the head or without colour; many of them say that they are Android too. */
const neither =
  /smart-?tv|\btv\b|web0s|hbbtv|\broku\b|bravia|\baft[a-z0-9]+\b|crkey|playstation|\bxbox\b|nintendo|oculusbrowser|kindle\/|\btesla\//i;

const desktopPlatforms = /^"?(windows|macos|linux|chrome ?os|chromium ?os)"?$/i;
const desktopSystems = /^(windows|macos|linux|chrome ?os)$/i;

/** The first rule that holds decides. Where a Mac is an iPad, the desktop page finds out. */
const rules: readonly Rule[] = [
  { device: 'unknown', holds: ({ agent }) => agent.trim() === '' },
  { device: 'app', holds: ({ agent }) => isRobot(agent) },
  { device: 'unknown', holds: ({ agent, type }) => type === 'tv' || neither.test(agent) },
  { device: 'app', holds: ({ mobile }) => mobile === '?1' },
  { device: 'app', holds: ({ platform = '' }) => /^"?(android|ios)"?$/i.test(platform) },
  { device: 'app', holds: ({ type }) => type === 'mobile' || type === 'tablet' },
  { device: 'frame', holds: ({ platform = '' }) => desktopPlatforms.test(platform) },
  {
    device: 'frame',
    holds: ({ system, agent }) => desktopSystems.test(system) || /\(X11;/.test(agent),
  },
];

/** Decides what a device gets, from its request headers. */
export function deviceOf(signs: DeviceSigns): Device {
  const parser = signs.agent.trim() === '' ? null : getParser(signs.agent);
  const seen = {
    ...signs,
    type: parser?.getPlatformType(true) ?? '',
    system: parser?.getOSName(true) ?? '',
  };
  return rules.find(({ holds }) => holds(seen))?.device ?? 'unknown';
}

/** A headless browser is driven by a test; it counts as the browser that it is. */
function isRobot(agent: string): boolean {
  return isbot(agent.replace('HeadlessChrome', 'Chrome'));
}
