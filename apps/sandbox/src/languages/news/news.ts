import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** A piece of news as it is sent; `content` is HTML. */
export interface NewsText {
  title: string;
  subhead: string;
  content: string;
}

// By the type of the Spanish news a language that lacks a piece does not compile.
const written: Record<string, typeof es> = { es, en, zh, de };

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
  const { closing, items } = written[language] ?? es;
  return Object.entries(items).map(([key, { title, subhead, paragraphs }]) => ({
    title,
    subhead,
    content: key === 'foreign-markup' ? foreignMarkup(paragraphs) : htmlOf(paragraphs, closing),
  }));
}
