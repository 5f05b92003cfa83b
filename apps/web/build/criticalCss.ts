import { parse, type AtRule, type Root, type Rule } from 'postcss';

/**
 * The part of a style sheet that a page needs for its first view: rules whose classes the page
 * has, the themes, and the keyframes that are named. Faces of type that are fetched are left to
 * the whole sheet, so that no text waits for a font; those of the system's fonts stay, so that none moves.
 */
export function criticalCss(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const root = parse(sheet);
  root.walkAtRules('font-face', (rule) => {
    if (String(rule).includes('url(')) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => isPresent(selector, classes));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  putInPlace(root);
  dropUnusedProperties(root);
  const rest = root.toString();
  root.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !rest.includes(`:${rule.params}`);
    if (isUnused || isEmpty(rule)) rule.remove();
  });
  return root.toString().replaceAll(/\n\s*/g, '');
}

/**
 * A property that has one value, for the whole page, is put where it is used: it is shorter, and
 * less to resolve before the first paint.
 */
function putInPlace(root: Root): void {
  const defined = new Map<string, string[]>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isWhole = parent?.type === 'rule' && parent.selector === ':root';
    const isAlways = parent?.parent?.type === 'root';
    defined.set(prop, [
      ...(defined.get(prop) ?? []),
      ...(isWhole && isAlways ? [value] : ['', '']),
    ]);
  });
  const only = (name: string): string | undefined => {
    const values = defined.get(name) ?? [];
    return values.length === 1 ? values[0] : undefined;
  };
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (whole, name: string) => only(name) ?? whole,
    );
  });
}

/** Themes define more than one page needs: properties that nothing left refers to are dropped. */
function dropUnusedProperties(root: Root): void {
  const definitions = new Map<string, string[]>();
  const used = new Set<string>();
  const refer = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      definitions.get(name)?.forEach(refer);
    }
  };
  root.walkDecls(/^--/, ({ prop, value }) => {
    definitions.set(prop, [...(definitions.get(prop) ?? []), value]);
  });
  root.walkDecls(({ prop, value }) => {
    if (!prop.startsWith('--')) refer(value);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/**
 * A selector counts where every class that it names, outside of `:not()`, is in the page. What
 * answers a finger or a mouse can wait for the whole sheet, which comes right after the paint.
 */
function isPresent(selector: string, classes: ReadonlySet<string>): boolean {
  if (/:(?:hover|active)/.test(selector)) return false;
  const wanted = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...wanted].every((match) => classes.has(match[1] ?? ''));
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

function isEmpty(rule: AtRule): boolean {
  return rule.nodes !== undefined && rule.nodes.length === 0;
}
