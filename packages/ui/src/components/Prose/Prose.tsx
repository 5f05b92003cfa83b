import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** HTML that has been cleaned already: nothing is cleaned here. */
  html: TrustedHTML | string;
  /** Language of the text, where it is not that of the page. */
  lang?: string;
}

/** An article from an external author, in the typography of the app. */
export function Prose({ html, lang }: ProseProps) {
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
