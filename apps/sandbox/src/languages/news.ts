import { languages, readTable } from './names.ts';

/** `content` is HTML. */
export interface NewsText {
  title: string;
  subhead: string;
  content: string;
}

// Columns: news item, part of the item, then the text in each of `languages`. The same closing
// sentence ends every item.
const table = readTable('news.tsv');
const pieces = Map.groupBy(table, ([piece = '']) => piece);

/** Names of the pieces, newest first. */
export const newsPieces: readonly string[] = [...pieces.keys()].filter((name) => name !== 'every');

/** Markup that a careless or hostile newsroom could send. The app must show only the sentences. */
function foreignMarkup([first, second, link, figure, closing]: readonly string[]): string {
  return [
    `<p>${first}</p>`,
    '<script>document.title = "tomado"</script>',
    '<img src="x" onerror="document.title = \'tomado\'">',
    `<p onclick="document.title = 'tomado'" style="position:fixed;inset:0">${second}</p>`,
    `<a href="javascript:document.title='tomado'">${link}</a>`,
    '<iframe src="https://example.invalid/"></iframe>',
    `<svg onload="document.title = 'tomado'"><title>${figure}</title></svg>`,
    '<form action="https://example.invalid/"><input name="password"></form>',
    `<p>${closing}</p>`,
  ].join('');
}

/** Formats paragraphs as HTML with the closing sentence. */
function htmlOf(paragraphs: readonly string[], closing: string): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `${text}<p><em>${closing}</em></p>`;
}

/** News in a language (unknown: Spanish), newest first, in the same order in all languages. */
export function newsIn(language: string): readonly NewsText[] {
  const index = languages.findIndex((candidate) => candidate === language);
  const column = 2 + Math.max(index, 0);
  const textsOf = (piece: string, part: string) =>
    (pieces.get(piece) ?? []).filter((row) => row[1] === part).map((row) => row[column] ?? '');
  const [closing = ''] = textsOf('every', 'closing');
  return newsPieces.map((piece) => {
    const [title = ''] = textsOf(piece, 'title');
    const [subhead = ''] = textsOf(piece, 'subhead');
    const paragraphs = textsOf(piece, 'paragraph');
    const content =
      piece === 'foreign-markup' ? foreignMarkup(paragraphs) : htmlOf(paragraphs, closing);
    return { title, subhead, content };
  });
}
