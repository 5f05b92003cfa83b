import { describe, expect, it } from 'vitest';
import { inBothThemes, inEveryMode, notPictured } from './modes.ts';
import { baselineOf, named, orphansAmong, picturesOf, type Story } from './pictures.ts';

function story(id: string, parameters: Story['parameters'] = inBothThemes): Story {
  return { id, title: id.replace(/--.*/, ''), parameters };
}

const atRest: Story['parameters'] = {
  chromatic: { modes: { ...inBothThemes.chromatic.modes, ...inEveryMode.chromatic.modes } },
};

describe('the pictures of a story', () => {
  it('are two, for both themes', () => {
    const files = picturesOf([story('ui-tag--plain')]).map(baselineOf);
    expect(files).toEqual(['es-light/ui-tag--plain.webp', 'es-dark/ui-tag--plain.webp']);
  });

  it('are five of a screen at rest', () => {
    const files = picturesOf([story('home--shown', atRest)]).map(baselineOf);
    expect(files).toEqual([
      'es-light/home--shown.webp',
      'es-dark/home--shown.webp',
      'de/home--shown.webp',
      'zh/home--shown.webp',
      'es-200/home--shown.webp',
    ]);
  });

  it('are none where Chromatic takes none either', () => {
    expect(picturesOf([story('a--b', notPictured('It shows the time of day.'))])).toEqual([]);
  });

  it('are not taken in a mode that the story disables', () => {
    const { modes } = inBothThemes.chromatic;
    const chromatic = { modes: { ...modes, 'es-dark': { disable: true } } };
    expect(picturesOf([story('a--b', { chromatic })]).map(baselineOf)).toEqual([
      'es-light/a--b.webp',
    ]);
  });

  it('cannot be taken in a mode that is not in the table', () => {
    const fr = { chromatic: { modes: { fr: {} } } };
    expect(() => picturesOf([story('a--b', fr)])).toThrow('a--b is to be pictured in “fr”');
  });
});

const pictures = picturesOf([story('screens-recharge--empty'), story('screens-loan--empty')]);

function namedBy(...words: string[]): string[] {
  return named(pictures, words).map(({ story: id, mode }) => `${mode} ${id}`);
}

it('takes the pictures that are named, by all of the words', () => {
  const recharge = ['es-light screens-recharge--empty', 'es-dark screens-recharge--empty'];
  expect(namedBy('Recharge')).toEqual(recharge);
  expect(namedBy('recharge', 'empty')).toEqual(recharge);
  expect(namedBy('recharge', 'filled')).toEqual([]);
  expect(namedBy()).toHaveLength(4);
});

it('finds the baselines of stories, and of modes, that are gone', () => {
  const gone = ['es-light/screens-recharge--full.webp', 'de/screens-loan--empty.webp'];
  expect(orphansAmong([...pictures.map(baselineOf), ...gone], pictures)).toEqual(gone);
});
