import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** Sanitised HTML: nothing is sanitised here. */
  html: TrustedHTML | string;
  /** Language of the text, if different from the page's. */
  lang?: string;
}

/** An external article in the app's typography. */
export function Prose({ html, lang }: ProseProps) {
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
