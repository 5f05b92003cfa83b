import { getParser } from 'bowser';
import { isbot } from 'isbot';

/**
 * Page that a device gets (spec §1): the app, or the desktop page that frames the app. An unknown device gets a choice
 * of both.
 */
export type Device = 'app' | 'frame' | 'unknown';

export interface DeviceSignals {
  /** `User-Agent`; empty when missing. */
  readonly agent: string;
  /** `Sec-CH-UA-Mobile`, such as `?1`; most engines do not send it. */
  readonly mobile?: string | undefined;
  /** `Sec-CH-UA-Platform`, such as `"Android"`. */
  readonly platform?: string | undefined;
}

interface Rule {
  readonly matches: (signals: Signals) => boolean;
  readonly device: Device;
}

interface Signals extends DeviceSignals {
  /** The parser's type of the device: `mobile`, `tablet`, `desktop`, `tv`, `bot` or empty. */
  readonly type: string;
  readonly system: string;
}

/** Televisions, consoles, headsets, cars and e-ink readers; many of them also claim to be Android. */
const ambiguous =
  /smart-?tv|\btv\b|web0s|hbbtv|\broku\b|bravia|\baft[a-z0-9]+\b|crkey|playstation|\bxbox\b|nintendo|oculusbrowser|kindle\/|\btesla\//i;

const desktopPlatforms = /^"?(windows|macos|linux|chrome ?os|chromium ?os)"?$/i;
const desktopSystems = /^(windows|macos|linux|chrome ?os)$/i;

/** The first matching rule decides. An iPad that claims to be a Mac gets the desktop page, which detects it. */
const rules: readonly Rule[] = [
  { device: 'unknown', matches: ({ agent }) => agent.trim() === '' },
  { device: 'app', matches: ({ agent }) => isRobot(agent) },
  { device: 'unknown', matches: ({ agent, type }) => type === 'tv' || ambiguous.test(agent) },
  { device: 'app', matches: ({ mobile }) => mobile === '?1' },
  { device: 'app', matches: ({ platform = '' }) => /^"?(android|ios)"?$/i.test(platform) },
  { device: 'app', matches: ({ type }) => type === 'mobile' || type === 'tablet' },
  { device: 'frame', matches: ({ platform = '' }) => desktopPlatforms.test(platform) },
  {
    device: 'frame',
    matches: ({ system, agent }) => desktopSystems.test(system) || /\(X11;/.test(agent),
  },
];

/** Decides from the request headers what a device gets. */
export function deviceOf(headers: DeviceSignals): Device {
  const parser = headers.agent.trim() === '' ? null : getParser(headers.agent);
  const signals = {
    ...headers,
    type: parser?.getPlatformType(true) ?? '',
    system: parser?.getOSName(true) ?? '',
  };
  return rules.find(({ matches }) => matches(signals))?.device ?? 'unknown';
}

/** A headless browser belongs to a test and counts as a normal browser. */
function isRobot(agent: string): boolean {
  return isbot(agent.replace('HeadlessChrome', 'Chrome'));
}
