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

/** The texts of a part of an item. */
type TextsOf = (part: string) => readonly string[];

/**
 * A false message, drawn with its signs, between markup that a careless or hostile newsroom could
 * send. The app must show only the sentences and the drawn link, which leads nowhere.
 */
function foreignMarkup(textsOf: TextsOf): string {
  const [paragraph = ''] = textsOf('paragraph');
  const [message = ''] = textsOf('message');
  const [figure = ''] = textsOf('figure');
  const [closing = ''] = textsOf('closing');
  const signs = textsOf('sign').map((sign) => `<li>${sign}</li>`);
  return [
    `<p>${paragraph}</p>`,
    '<script>document.title = "tomado"</script>',
    '<img src="x" onerror="document.title = \'tomado\'">',
    `<figure onclick="document.title = 'tomado'" style="position:fixed;inset:0"><p>${message}</p>`,
    '<p><s><a href="javascript:document.title=\'tomado\'">corro-soporte.example/entrar</a></s></p>',
    '</figure>',
    `<ol>${signs.join('')}</ol>`,
    '<iframe src="https://example.invalid/"></iframe>',
    `<svg onload="document.title = 'tomado'"><title>${figure}</title></svg>`,
    '<form action="https://example.invalid/"><input name="password"></form>',
    noteOf(closing),
  ].join('');
}

/** A note below the text. */
function noteOf(closing: string): string {
  return `<hr><p><small>${closing}</small></p>`;
}

/** Formats paragraphs as HTML with the closing sentence. */
function htmlOf(paragraphs: readonly string[], closing: string): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `${text}${noteOf(closing)}`;
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
      piece === 'foreign-markup'
        ? foreignMarkup((part) => textsOf(piece, part))
        : htmlOf(paragraphs, closing);
    return { title, subhead, content };
  });
}
