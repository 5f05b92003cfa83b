import { join } from 'node:path';
import ts from 'typescript';
import { reasonsFile } from './program.ts';
import { readRefusals } from './refusals.ts';
import type { Families } from './rules/unused.ts';
import { isOurs, textsOf } from './usedIds.ts';

/** The families of ids that codes complete, each with the codes that there are. */
export function readFamilies(root: string, program: ts.Program): Families {
  const refusals = readRefusals(root);
  const codes = refusals.map(({ code }) => code);
  const registering = refusals.filter(({ call }) => call === 'register');
  return {
    'hint.': new Set([...codes, ...codesGivenBy(program)]),
    'hint.reg.': new Set(registering.map(({ code }) => code)),
    'bill.reason.': new Set(reasonsIn(program, join(root, reasonsFile))),
  };
}

/** What the app itself refuses by, in place of the upstream: `{ kind: 'refused', code: 'order-failed' }`. */
function codesGivenBy(program: ts.Program): string[] {
  const codes: string[] = [];
  function visit(node: ts.Node): void {
    const isCode = ts.isPropertyAssignment(node) && node.name.getText() === 'code';
    if (isCode && ts.isStringLiteral(node.initializer)) codes.push(node.initializer.text);
    ts.forEachChild(node, visit);
  }
  program.getSourceFiles().filter(isOurs).forEach(visit);
  return codes;
}

/** The reference upstream's reasons for a change of the balance: the type `EntryReason`. */
function reasonsIn(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const alias = program
    .getSourceFile(path)
    ?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'EntryReason');
  const reasons = alias === undefined ? null : textsOf(checker.getTypeAtLocation(alias));
  if (reasons === null) throw new Error(`${path} has no type EntryReason of plain texts.`);
  return reasons;
}
