/**
 * A JSON member whose text is a number in the format with a decimal comma, such as `US$ 1.234`,
 * `1.234,50` or `0,5 %`.
 */
const withComma =
  /"(\w+)"(\s*:\s*)"((?:US\$|\$)?\s*[-+−]?\s*(?:US\$|\$)?\s*)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?(\s*(?:%|USD)?)"/g;

/** Names of members that are never numbers, even if their text looks like one. */
const textNames =
  /(?:^|_)(?:id|no|number|key|tag|symbol|code|series|card|account|user|name|title|subhead|content|message|reason|reference|version|token)$/;

const separatorIn = (text: string | null) => (text === ',' || text === '.' ? text : null);

/** Reads numbers of an upstream that has declared a decimal comma. */
export function createDecimalReader(declared: string | null) {
  let separator = separatorIn(declared);
  return {
    /** Null while no separator is declared; a point is then assumed. */
    separator: () => separator,
    declare(text: string): void {
      separator = separatorIn(text) ?? separator;
    },
    /** Replaces a decimal comma in the texts of an answer's JSON. */
    complete(json: string): string {
      if (separator !== ',') return json;
      return json.replaceAll(
        withComma,
        (
          found,
          name: string,
          colon: string,
          sign: string,
          whole: string,
          part: string | undefined,
          unit: string,
        ) =>
          textNames.test(name)
            ? found
            : `"${name}"${colon}"${sign}${whole.replaceAll('.', '')}${part === undefined ? '' : `.${part}`}${unit}"`,
      );
    },
  };
}
