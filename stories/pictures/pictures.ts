import { modes, type ModeName } from './modes.ts';

/** What decides on the pictures of a story, as Storybook's preview extracts it. */
export interface Story {
  readonly id: string;
  /** Such as `screens/recharge/Placing`. */
  readonly title: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
    };
  };
}

/** One picture to take: of a screen's story, or of all stories of a component on one sheet. */
export interface Picture {
  readonly mode: ModeName;
  readonly title: string;
  /** Of its file, without the ending: the id of the screen's story, or what the component's ids begin with. */
  readonly name: string;
  readonly stories: readonly string[];
  readonly isSheet: boolean;
}

/** Every picture of the stories, by the parameters that Chromatic goes by as well. */
export function picturesOf(stories: readonly Story[]): Picture[] {
  const wanted = stories.flatMap(({ id, title, parameters: { chromatic = {} } }) => {
    if (chromatic.disableSnapshot === true) return [];
    const isSheet = !title.startsWith('screens/');
    const name = isSheet ? id.replace(/--.*$/, '') : id;
    return modeNames
      .filter((mode) => chromatic.modes?.[mode]?.disable === false)
      .map((mode) => ({ mode, title, name, story: id, isSheet }));
  });
  return [...Map.groupBy(wanted, baselineOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { story, ...picture } = first;
    return [{ ...picture, stories: [story, ...others.map((other) => other.story)] }];
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table of modes
export const modeNames = Object.keys(modes) as ModeName[];

/** The path of a picture's baseline in the folder of baselines. */
export function baselineOf({ mode, name }: Pick<Picture, 'mode' | 'name'>): string {
  return `${mode}/${name}.webp`;
}

/** The pictures whose names contain each of the words, ignoring case. */
export function named(pictures: readonly Picture[], words: readonly string[]): Picture[] {
  return pictures.filter(({ name }) => words.every((word) => name.includes(word.toLowerCase())));
}

/** Each screen at rest, once. */
export function screensAtRest(pictures: readonly Picture[]): Picture[] {
  const german = pictures.filter(({ mode }) => mode === 'de-200');
  const names = new Set(german.map(({ name }) => name));
  return pictures.filter(({ mode, name }) => mode === 'es-light' && names.has(name));
}

/** Baselines, out of `files`, of which no picture is taken any more, and pictures without a baseline. */
export function mismatches(files: readonly string[], pictures: readonly Picture[]) {
  const wanted = new Set(pictures.map(baselineOf));
  const there = new Set(files);
  return {
    orphans: files.filter((file) => !wanted.has(file)),
    missing: [...wanted].filter((file) => !there.has(file)),
  };
}
