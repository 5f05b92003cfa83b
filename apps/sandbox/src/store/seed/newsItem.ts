/** A piece of news as it is written down here: the text in paragraphs, plain. */
export interface WrittenNews {
  title: string;
  subhead: string;
  paragraphs: readonly string[];
}

const closing =
  'Nota de demostración: describe un mercado simulado y no es una recomendación de inversión.';

/** The paragraphs as HTML, closed by the sentence that says what they are. */
export function htmlOf({ paragraphs }: WrittenNews): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `${text}<p><em>${closing}</em></p>`;
}
