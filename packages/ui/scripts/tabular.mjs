/**
 * Takes characters out of the tabular figures of a font, which stay as they are then. The hyphen of Inter is among
 * them, as wide as a figure: a name such as «Coca-Cola» falls apart by it.
 * @param {Buffer} font TrueType; changed in place
 * @param {readonly number[]} glyphs of these characters
 */
export function leaveTabular(font, glyphs) {
  const gsub = tableAt(font, 'GSUB');
  let left = 0;
  for (const lookup of lookupsOf(font, gsub, 'tnum')) {
    for (const subtable of subtablesOf(font, lookup)) {
      if (font.readUInt16BE(subtable) !== 2) throw new Error('A substitution of another format.');
      const covered = coverage(font, subtable + font.readUInt16BE(subtable + 2));
      for (const glyph of glyphs) {
        const index = covered.indexOf(glyph);
        if (index === -1) continue;
        font.writeUInt16BE(glyph, subtable + 6 + 2 * index);
        left += 1;
      }
    }
  }
  if (left !== glyphs.length) throw new Error('A character is not among the tabular ones.');
}

function tableAt(font, tag) {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no ${tag}.`);
}

/** Offsets of the lookups of a feature. */
function lookupsOf(font, gsub, tag) {
  const features = gsub + font.readUInt16BE(gsub + 6);
  const lookups = gsub + font.readUInt16BE(gsub + 8);
  const found = new Set();
  for (let index = 0; index < font.readUInt16BE(features); index += 1) {
    const entry = features + 2 + 6 * index;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const feature = features + font.readUInt16BE(entry + 4);
    for (const at of words(font, feature + 4, font.readUInt16BE(feature + 2))) {
      found.add(lookups + font.readUInt16BE(lookups + 2 + 2 * at));
    }
  }
  return found;
}

function subtablesOf(font, lookup) {
  const isExtension = font.readUInt16BE(lookup) === 7;
  return words(font, lookup + 6, font.readUInt16BE(lookup + 4)).map((offset) => {
    const subtable = lookup + offset;
    return isExtension ? subtable + font.readUInt32BE(subtable + 4) : subtable;
  });
}

/** The glyphs that a subtable is for, in the order of their substitutes. */
function coverage(font, at) {
  const count = font.readUInt16BE(at + 2);
  if (font.readUInt16BE(at) === 1) return words(font, at + 4, count);
  return Array.from({ length: count }, (_, index) => words(font, at + 4 + 6 * index, 2)).flatMap(
    ([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

function words(font, at, count) {
  return Array.from({ length: count }, (_, index) => font.readUInt16BE(at + 2 * index));
}
