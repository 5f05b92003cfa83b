import { describe, expect, it } from 'vitest';
import { atRest, inBothThemes, notPictured, once } from './modes.ts';
import {
  baselineOf,
  mismatches,
  named,
  picturesOf,
  screensAtRest,
  type Story,
} from './pictures.ts';

function story(id: string, parameters: Story['parameters']): Story {
  return { id, title: id.replace(/--.*/, '').replace('-', '/'), parameters };
}

const empty = story('screens-recharge--empty', once);
const ready = story('screens-recharge--ready', atRest);
const tag = [story('ui-tag--plain', inBothThemes), story('ui-tag--long', inBothThemes)];
const pictures = picturesOf([empty, ready, ...tag]);

function files(...stories: Story[]): string[] {
  return picturesOf(stories).map(baselineOf);
}

describe('the pictures', () => {
  it('are one of a screen in a state', () => {
    expect(files(empty)).toEqual(['es-light/screens-recharge--empty.webp']);
  });

  it('are one in each mode of a screen at rest', () => {
    expect(files(ready)).toEqual([
      'es-light/screens-recharge--ready.webp',
      'es-dark/screens-recharge--ready.webp',
      'de-200/screens-recharge--ready.webp',
    ]);
  });

  it('are one in each theme of a component, with all of its stories', () => {
    expect(files(...tag)).toEqual(['es-light/ui-tag.webp', 'es-dark/ui-tag.webp']);
    expect(picturesOf(tag)[0]?.stories).toEqual(['ui-tag--plain', 'ui-tag--long']);
  });

  it('are none where a story says why', () => {
    expect(files(story('screens-a--b', notPictured('It shows the time of day.')))).toEqual([]);
  });
});

it('takes the pictures that are named, by all of the words', () => {
  const namesOf = (...words: string[]) => named(pictures, words).map(({ name }) => name);
  expect(namesOf('Recharge', 'empty')).toEqual(['screens-recharge--empty']);
  expect(namesOf('recharge', 'filled')).toEqual([]);
  expect(namesOf()).toHaveLength(pictures.length);
});

it('knows each screen at rest', () => {
  expect(screensAtRest(pictures).map(baselineOf)).toEqual([
    'es-light/screens-recharge--ready.webp',
  ]);
});

it('finds baselines whose story is gone, and pictures without a baseline', () => {
  const gone = 'es-light/screens-recharge--full.webp';
  const [first = '', ...others] = pictures.map(baselineOf);
  expect(mismatches([...others, gone], pictures)).toEqual({ orphans: [gone], missing: [first] });
});
