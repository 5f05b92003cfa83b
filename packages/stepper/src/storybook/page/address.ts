import { decodeRun, encodeRun } from '../../run/address.ts';
import type { Script } from '../../run/script.ts';

/** A story in a window of its own, and the run to start with. */
export interface WindowAddress {
  readonly storyId: string;
  /** Globals of the toolbar, as in Storybook's addresses. */
  readonly globals: string;
  /** Id of the machine; null for the newest. */
  readonly machine: string | null;
  readonly run: Script;
}

/** Parameters in the address of the page. */
export interface PageAddress {
  /** Theme of the Storybook; null for that of the system. */
  readonly theme: string | null;
  /** Null in the panel, which shows the story of the Storybook around it. */
  readonly view: WindowAddress | null;
}

/** Reads the address of the page. A run that cannot be read counts as none. */
export function readAddress(search: string): PageAddress {
  const asked = new URLSearchParams(search);
  const storyId = asked.get('story');
  const view = storyId === null ? null : { storyId, ...viewOf(asked) };
  return { theme: asked.get('theme'), view };
}

/** The part of an address that opens a story in a window of its own. */
export function writeAddress({ storyId, globals, machine, run }: WindowAddress): string {
  const asked = new URLSearchParams({ story: storyId });
  if (globals !== '') asked.set('globals', globals);
  if (machine !== null) asked.set('machine', machine);
  if (run.length > 0) asked.set('run', encodeRun(run));
  return `?${asked}`;
}

function viewOf(asked: URLSearchParams): Omit<WindowAddress, 'storyId'> {
  return {
    globals: asked.get('globals') ?? '',
    machine: asked.get('machine'),
    run: runIn(asked.get('run')),
  };
}

function runIn(text: string | null): Script {
  try {
    return text === null ? [] : decodeRun(text);
  } catch {
    return [];
  }
}
