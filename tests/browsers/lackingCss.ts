import { compat, lackingBrowsers } from './unsupported.ts';
import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from 'postcss';

/** CSS that a browser may ignore, because without it the app is still legible and usable. */
const dispensable = new Set([
  '-webkit-tap-highlight-color',
  ':autofill',
  // Without it, a row of tabs does not fade where it continues.
  'mask-image',
  // Without container queries, a narrow table or chart looks like a wide one.
  '@container',
  'container-type',
  'cursor',
  // Without this property, a text field keeps its first height and scrolls.
  'field-sizing',
  'lh',
  'forced-color-adjust',
  'hyphens',
  'overflow-anchor',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scrollbar-color',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
  ':view-transition',
  ':view-transition-group',
  ':view-transition-new',
  ':view-transition-old',
  'view-transition-name',
]);

/** Names of viewport units in MDN's data, by the first letter of the unit. */
const viewportUnits: Readonly<Record<string, string>> = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
};

/** Lists the names of CSS features that one of the oldest supported browsers lacks, without duplicates. */
export function lackingCss(sheet: string): string[] {
  const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = compat.css;
  const found = new Map<string, readonly string[]>();
  const look = (name: string, feature: Identifier | undefined) => {
    const browsers = dispensable.has(name) ? [] : lackingBrowsers(feature);
    if (browsers.length > 0) found.set(name, browsers);
  };
  const lookAtValue = (value: string) => {
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g)) {
      const [, kind = ''] = /^([dls])v(?:h|w|min|max)$/.exec(unit) ?? [];
      look(unit, types['length']?.[viewportUnits[kind] ?? unit]);
    }
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
      look(`${name}()`, types[name] ?? types['color']?.[name]);
  };
  parse(sheet).walk((node) => {
    if (node.type === 'atrule') {
      look(`@${node.name}`, atRules[node.name]);
      if (/[<>]=?/.test(node.params) && node.name === 'media') {
        look('@media range', atRules['media']?.['range_syntax']);
      }
    }
    if (node.type === 'rule') {
      // Skips names with a vendor prefix, because only that vendor's browsers read them.
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
        look(`:${name}`, selectors[name]);
      }
    }
    if (node.type === 'decl') {
      look(node.prop, properties[node.prop]);
      lookAtValue(node.value);
      if (!dispensable.has(node.prop)) {
        look(`${node.prop}: ${node.value}`, properties[node.prop]?.[node.value]);
      }
    }
  });
  return [...found].map(([name, browsers]) => `${name} is not in ${browsers.join(', ')}`);
}
