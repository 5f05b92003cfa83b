import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['a', 'b'], 'a,b'],
  [[null, '', 0], ',,0'],
  [['a,b', 'a"b', 'a\nb', 'a\r\nb'], '"a,b","a""b","a\nb","a\r\nb"'],
  // Amounts stay numbers, so that a spreadsheet sums them.
  [['-87.53', '25000.00', -1], '-87.53,25000.00,-1'],
  [['=1+1', '+1', '@x', '-x', '-1-1'], "'=1+1,'+1,'@x,'-x,'-1-1"],
  [[' =1', '\t=1', '\rx'], `' =1,'\t=1,"'\rx"`],
  [['＝1', '－1+1'], "'＝1,'－1+1"],
  [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
  [['Móvil 電', 'a=b', '0.50'], 'Móvil 電,a=b,0.50'],
  // Excel would write 1E+05, 7 and 1,234,567,890,123,450.
  [['1e5', '007', '1234567890123456'], "'1e5,'007,'1234567890123456"],
] as const)('%j is %s', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
