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
  // Excel would write 2.02611E+11, 150000, 1-feb, dic-11 and VERDADERO.
  [['202611280001', '1.5e5', '1-2', '11/12', 'MAR1'], "'202611280001,'1.5e5,'1-2,'11/12,'MAR1"],
  [['2026-11-28', '10:30', '1.2.26', 'dic-5', 'TRUE'], "'2026-11-28,'10:30,'1.2.26,'dic-5,'TRUE"],
  // Times, short numbers and other names stay as they are.
  [['2026-11-28 01:49:00', '12345678901', '12.50'], '2026-11-28 01:49:00,12345678901,12.50'],
  [['261128-CSYSQ', 'MARQ', 'DEC', '9-LIVES'], '261128-CSYSQ,MARQ,DEC,9-LIVES'],
  [[123456789012], '123456789012'],
] as const)('%j is %s', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
