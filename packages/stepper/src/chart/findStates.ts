/**
 * Finds the states whose words or path contain a text, the likeliest first: the whole name, then its
 * beginning, the beginning of a word in it, any part of it, and the path. Of equals, the one that
 * fewer states are around comes first. Accents and capitals do not matter.
 */
export function findStates(
  paths: readonly string[],
  wordsOf: (path: string) => string,
  text: string,
): string[] {
  const sought = plain(text.trim());
  return paths
    .map((path) => ({
      path,
      rank: rankOf(plain(wordsOf(path)), plain(path), sought),
      depth: path.split('.').length,
    }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth)
    .map(({ path }) => path);
}

/** The rank of a state without the sought text. */
const none = 5;

function rankOf(name: string, path: string, sought: string): number {
  const found = [
    name === sought || path === sought,
    name.startsWith(sought),
    ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${sought}`),
    name.includes(sought),
    path.includes(sought),
  ];
  const rank = found.indexOf(true);
  return rank === -1 ? none : rank;
}

/** A text in small letters, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
