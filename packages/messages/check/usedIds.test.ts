import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { unsaidRefusals } from './rules/unsaid.ts';
import { unusedIds } from './rules/unused.ts';
import { usedIds } from './usedIds.ts';

/** What a program of one file names of these ids. */
function used(source: string, known: readonly string[], name = '/web/Screen.ts') {
  const host = ts.createCompilerHost({});
  const disk = ts.createCompilerHost({});
  host.getSourceFile = (file, target) =>
    file === name
      ? ts.createSourceFile(name, source, target, true)
      : disk.getSourceFile(file, target);
  const program = ts.createProgram([name], { strict: true, noLib: true }, host);
  return usedIds(program, known);
}

const declared = 'declare const t: (id: string) => string; declare const any: string;';

describe('which ids the code names', () => {
  it('the ones that are written out', () => {
    const { ids } = used(`${declared} t(any ? 'a.one' : \`a.two\`)`, ['a.one', 'a.two', 'a.three']);
    expect([...ids]).toEqual(['a.one', 'a.two']);
  });

  it('the ones that follow from the type of what completes them, and no others', () => {
    const source = `${declared}
      declare const tab: 'all' | 'paid'; declare const side: 'buy' | 'sell';
      t(\`tab.\${tab}\`); t(\`\${side === 'buy' ? 'x' : 'y'}.\${side}.done\`)`;
    const known = ['tab.all', 'tab.paid', 'tab.gone', 'x.buy.done', 'y.sell.done', 'x.buy'];
    const { ids, beginnings } = used(source, known);
    expect([...ids]).toEqual(['tab.all', 'tab.paid', 'x.buy.done', 'y.sell.done']);
    expect([...beginnings]).toEqual([]);
  });

  it('the beginnings that any text completes', () => {
    const source = `${declared} declare const prefix: 'hint' | 'hint.reg';
      t(\`\${prefix}.\${any}\`); t(\`/path/\${any}\`); t(\`never.\${any}\`)`;
    const { ids, beginnings } = used(source, ['hint.busy', 'hint.reg.busy']);
    expect([...ids]).toEqual([]);
    expect([...beginnings]).toEqual(['hint.', 'hint.reg.']);
  });

  it('none in types and in tests', () => {
    expect(used(`type Id = 'a.one';`, ['a.one']).ids.size).toBe(0);
    expect(used(`${declared} t('a.one')`, ['a.one'], '/web/Screen.test.ts').ids.size).toBe(0);
  });
});

describe('what is used nowhere', () => {
  const catalogue = { 'a.one': 'Uno', 'hint.busy': 'Ocupado', 'hint.gone': 'Ya no' };
  const beginnings = new Set(['hint.']);

  it('an id that nothing names, and a code that nobody gives', () => {
    const found = unusedIds(
      catalogue,
      { ids: new Set(), beginnings },
      { 'hint.': new Set(['busy']) },
    );
    expect(found.map(({ id }) => id)).toEqual(['a.one', 'hint.gone']);
  });

  it('asks for the codes of a beginning that it does not know', () => {
    const found = unusedIds({}, { ids: new Set(), beginnings }, {});
    expect(found).toMatchObject([{ id: 'hint.*', text: expect.stringContaining('families.ts') }]);
  });
});

describe('what no sentence says', () => {
  it('a code of the contract; of a registration, one that has no sentence in general either', () => {
    const catalogue = { 'hint.busy': 'Ocupado', 'hint.reg.taken': 'Ya existe' };
    const said = [
      { call: 'buy', code: 'busy' },
      { call: 'register', code: 'busy' },
      { call: 'register', code: 'taken' },
    ];
    expect(unsaidRefusals(catalogue, said)).toEqual([]);
    const unsaid = ['buy', 'sell'].map((call) => ({ call, code: 'taken' }));
    expect(unsaidRefusals(catalogue, unsaid)).toMatchObject([{ id: 'hint.taken' }]);
  });
});
