/** A JSON number as its source text, because parsing as a JavaScript number may round it. */
export class NumberText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Third argument of a reviver (ECMAScript "JSON.parse source text access"). */
interface Source {
  source?: string;
}

/** Maximum nesting of a body. The bodies of the contract have one level. */
const deepest = 16;

/**
 * Throws SyntaxError for deep nesting, because `JSON.parse` with a reviver recurses for each level
 * and could overflow the stack.
 */
function refuseNested(body: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) throw new SyntaxError('Nested too deeply');
  }
}

/**
 * Parses a JSON body with numbers as `NumberText`, which preserves `1e3`, `1.0`, `-0` and large
 * integers. Throws SyntaxError for invalid JSON, deep nesting, and NUL, which Postgres cannot
 * store.
 */
export function readBody(body: string): unknown {
  refuseNested(body);
  return JSON.parse(body, (_key, value: unknown, context?: Source) => {
    if (typeof value === 'number') return new NumberText(context?.source ?? '');
    if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
    return value;
  });
}
