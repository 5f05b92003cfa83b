import { modes, type ModeName } from './modes.ts';

/** A mode as a story's parameters name it: what the toolbar stands on, or that it is not for the story. */
interface ModeOfStory {
  readonly disable?: boolean;
  readonly [setting: string]: unknown;
}

/** What a picture is to be known of a story, as Storybook's preview extracts it. */
export interface Story {
  readonly id: string;
  /** The shelf, such as `screens/recharge/Placing`. */
  readonly title: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, ModeOfStory>>;
    };
  };
}

/** One picture to take: of a story, in a mode. */
export interface Picture {
  readonly story: string;
  readonly title: string;
  readonly mode: ModeName;
}

/**
 * Every picture of the stories, by the parameters that Chromatic goes by as well.
 *
 * @throws {Error} when a story names a mode that is not in the table.
 */
export function picturesOf(stories: readonly Story[]): Picture[] {
  return stories.flatMap(({ id, title, parameters: { chromatic = {} } }) =>
    chromatic.disableSnapshot === true
      ? []
      : Object.entries(chromatic.modes ?? {})
          .filter(([, { disable }]) => disable !== true)
          .map(([mode]) => ({ story: id, title, mode: known(mode, id) })),
  );
}

function known(mode: string, story: string): ModeName {
  if (!isMode(mode)) throw new Error(`${story} is to be pictured in “${mode}”, which is no mode.`);
  return mode;
}

function isMode(name: string): name is ModeName {
  return Object.hasOwn(modes, name);
}

/** Where the baseline of a picture stands in the folder of baselines. */
export function baselineOf({ mode, story }: Picture): string {
  return `${mode}/${story}.webp`;
}

/** The pictures of stories in whose id each of the words stands, whatever their case. */
export function named(pictures: readonly Picture[], words: readonly string[]): Picture[] {
  return pictures.filter(({ story }) => words.every((word) => story.includes(word.toLowerCase())));
}

/** The baselines, out of `files`, of which no picture is taken any more. */
export function orphansAmong(files: readonly string[], pictures: readonly Picture[]): string[] {
  const wanted = new Set(pictures.map(baselineOf));
  return files.filter((file) => !wanted.has(file));
}
