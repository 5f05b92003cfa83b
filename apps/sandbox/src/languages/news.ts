import { languages, readTable } from './names.ts';

/** A piece of news as it is sent; `content` is HTML. */
export interface NewsText {
  title: string;
  subhead: string;
  content: string;
}

// Columns: piece, part, then the text in each of `languages`. The closing belongs to every piece.
const table = readTable('news.tsv');
const pieces = Map.groupBy(table, ([piece = '']) => piece);

/** What a careless or hostile newsroom could send. The app must show the sentences and nothing else. */
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

/** The paragraphs as HTML, closed by the sentence that says what they are. */
function htmlOf(paragraphs: readonly string[], closing: string): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `${text}<p><em>${closing}</em></p>`;
}

/** The news in a language, Spanish unless it is one of the four; the newest first, in all languages in the same order. */
export function newsIn(language: string): readonly NewsText[] {
  const index = languages.findIndex((one) => one === language);
  const column = 2 + Math.max(index, 0);
  const textsOf = (piece: string, part: string) =>
    (pieces.get(piece) ?? []).filter((row) => row[1] === part).map((row) => row[column] ?? '');
  const [closing = ''] = textsOf('every', 'closing');
  const ownPieces = [...pieces.keys()].filter((piece) => piece !== 'every');
  return ownPieces.map((piece) => {
    const [title = ''] = textsOf(piece, 'title');
    const [subhead = ''] = textsOf(piece, 'subhead');
    const paragraphs = textsOf(piece, 'paragraph');
    const content =
      piece === 'foreign-markup' ? foreignMarkup(paragraphs) : htmlOf(paragraphs, closing);
    return { title, subhead, content };
  });
}
