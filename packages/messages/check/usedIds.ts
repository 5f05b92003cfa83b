import ts from 'typescript';

/** The ids that the code names. */
export interface Used {
  /** Written out, or following from the types of what completes them: `loan.tab.${tab}`. */
  readonly ids: ReadonlySet<string>;
  /** Beginnings of ids that are completed by any text: `hint.${code}`. */
  readonly beginnings: ReadonlySet<string>;
}

/** Finds which of the known ids a program names. Types alone, and tests, use nothing. */
export function usedIds(program: ts.Program, known: readonly string[]): Used {
  const checker = program.getTypeChecker();
  const all = new Set(known);
  const ids = new Set<string>();
  const beginnings = new Set<string>();

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && all.has(node.text)) ids.add(node.text);
    if (ts.isTemplateExpression(node)) take(waysToWrite(node, checker));
    ts.forEachChild(node, visit);
  }

  function take(ways: readonly Way[]): void {
    for (const { text, isWhole } of ways) {
      if (isWhole && all.has(text)) ids.add(text);
      const isBeginning = text.endsWith('.') && known.some((id) => id.startsWith(text));
      if (!isWhole && isBeginning) beginnings.add(text);
    }
  }

  program.getSourceFiles().filter(isOurs).forEach(visit);
  return { ids, beginnings };
}

/** A text that a template may become, as far as the types tell: up to where any text may follow. */
interface Way {
  readonly text: string;
  readonly isWhole: boolean;
}

function waysToWrite(template: ts.TemplateExpression, checker: ts.TypeChecker): Way[] {
  let ways: Way[] = [{ text: template.head.text, isWhole: true }];
  for (const { expression, literal } of template.templateSpans) {
    const endings = textsOf(checker.getTypeAtLocation(expression));
    ways = ways.flatMap((way) => {
      if (!way.isWhole) return [way];
      if (endings === null) return [{ ...way, isWhole: false }];
      return endings.map((ending) => ({ text: way.text + ending + literal.text, isWhole: true }));
    });
  }
  return ways;
}

/** The texts of a type that is one text or a choice of texts; null for any other. */
export function textsOf(type: ts.Type): string[] | null {
  const members = type.isUnion() ? type.types : [type];
  const texts = members.map((member) => (member.isStringLiteral() ? member.value : null));
  return texts.every((text) => text !== null) ? texts : null;
}

/** Whether a file of a program is a source of the product: no test, no story, nothing generated. */
export function isOurs({ fileName, isDeclarationFile }: ts.SourceFile): boolean {
  return (
    !isDeclarationFile && !/node_modules|__generated__|\.test\.|\.stories\.|\.json$/.test(fileName)
  );
}
