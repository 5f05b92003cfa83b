import type { Db } from '../open.ts';
import { marketNews } from './marketNews.ts';
import { htmlOf, type WrittenNews } from './newsItem.ts';
import { otherMarketsNews } from './otherMarketsNews.ts';
import { serviceNews } from './serviceNews.ts';

const apartMs = 7 * 3_600_000;

// What a careless or hostile newsroom could send. The app must show the sentences and nothing else.
const foreignMarkup = {
  title: 'Prueba de presentación: texto con marcado ajeno',
  subhead: 'La aplicación muestra el texto y descarta lo demás',
  content: [
    '<p>Este texto es legible.</p>',
    '<script>document.title = "tomado"</script>',
    '<img src="x" onerror="document.title = \'tomado\'">',
    '<p onclick="document.title = \'tomado\'" style="position:fixed;inset:0">Este párrafo también.</p>',
    '<a href="javascript:document.title=\'tomado\'">Un enlace que no debe abrir nada</a>',
    '<iframe src="https://example.invalid/"></iframe>',
    '<svg onload="document.title = \'tomado\'"><title>figura</title></svg>',
    '<form action="https://example.invalid/"><input name="password"></form>',
    '<p>Nota de demostración: sirve para comprobar la limpieza del contenido.</p>',
  ].join(''),
};

/** One of each list in turn. */
function inTurn(lists: readonly (readonly WrittenNews[])[]): readonly WrittenNews[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  );
}

function asShown(news: WrittenNews): typeof foreignMarkup {
  return { title: news.title, subhead: news.subhead, content: htmlOf(news) };
}

/** Puts the news there, once: what is there already stays as it is. `at` in epoch milliseconds. */
export async function seedNews(db: Db, at: number): Promise<void> {
  const written = inTurn([marketNews, serviceNews, otherMarketsNews]);
  const items = [...written.map(asShown), foreignMarkup];
  const rows = items.map(({ title, subhead, content }, index) => ({
    news_id: `demo-${String(index + 1).padStart(2, '0')}`,
    title,
    subhead,
    img: null,
    content,
    created_at: BigInt(at - index * apartMs),
    updated_at: BigInt(at - index * apartMs),
  }));
  await db
    .insertInto('news')
    .values(rows)
    .onConflict((conflict) => conflict.column('news_id').doNothing())
    .execute();
}
