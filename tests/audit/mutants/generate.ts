import ts from "@typescript/typescript6";

/** One small change of a source file that a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export type Kind =
  | "bound"
  | "operator"
  | "returned value"
  | "dropped call"
  | "swapped arguments"
  | "constant";

const BOUNDS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const OPERATORS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "===": "!==",
  "!==": "===",
};

/** All mutants of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const mutants: Mutant[] = [];
  const add = (kind: Kind, node: ts.Node, after: string, end = node.getEnd()): void => {
    const start = node.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, kind, start, end, before: text.slice(start, end), after });
  };
  const visit = (node: ts.Node): void => {
    // No test can notice a change in code that is erased before it runs.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isJsxAttribute(node)) return;
    if (ts.isBinaryExpression(node)) addOperators(node, add);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add("operator", node, node.operand.getText());
    else if (ts.isReturnStatement(node) && node.expression !== undefined) addReturned(node.expression, add);
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) addReturned(node.body, add);
    else if (ts.isExpressionStatement(node) && isCall(node.expression)) add("dropped call", node, ";");
    else if (ts.isCallExpression(node)) addSwapped(node, add);
    else if (ts.isNumericLiteral(node) && !isName(node)) add("constant", node, `${Number(node.text) + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

type Add = (kind: Kind, node: ts.Node, after: string, end?: number) => void;

function addOperators({ left, operatorToken, right }: ts.BinaryExpression, add: Add): void {
  const operator = operatorToken.getText();
  const bound = BOUNDS[operator];
  if (bound !== undefined) add("bound", operatorToken, bound);
  const opposite = OPERATORS[operator];
  // Text is joined with +, never subtracted.
  const joinsText = operator === "+" && (isText(left) || isText(right));
  if (opposite !== undefined && !joinsText) add("operator", operatorToken, opposite);
  if (operator === "??") add("operator", operatorToken, "&&");
}

function addReturned(value: ts.Expression, add: Add): void {
  if (value.kind === ts.SyntaxKind.TrueKeyword) add("returned value", value, "false");
  else if (value.kind === ts.SyntaxKind.FalseKeyword) add("returned value", value, "true");
  else if (value.kind === ts.SyntaxKind.NullKeyword && !isOfComponent(value))
    add("returned value", value, "undefined");
  else if (ts.isArrayLiteralExpression(value) && value.elements.length > 0)
    add("returned value", value, "[]");
  else if (isText(value) && value.getText() !== '""') add("returned value", value, '""');
  else if (isCall(value) && !isSentence(value) && !isImport(value)) add("returned value", value, "undefined");
}

function addSwapped({ arguments: args }: ts.CallExpression, add: Add): void {
  const [first, second] = args;
  if (first === undefined || second === undefined) return;
  if (!ts.isIdentifier(first) || !ts.isIdentifier(second)) return;
  add("swapped arguments", first, `${second.text}, ${first.text}`, second.getEnd());
}

function isCall(node: ts.Expression): boolean {
  return ts.isCallExpression(ts.isAwaitExpression(node) ? node.expression : node);
}

/** `say("All day")`, `words.count(n, "day", "days")`: no value is computed. */
function isSentence(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && /^(\w+\.)?(say|count)$/.test(node.expression.getText());
}

/** Code that is loaded later: whether it is cannot be computed. */
function isImport(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** React shows nothing for null and for undefined. */
function isOfComponent(node: ts.Node): boolean {
  const maker = ts.findAncestor(node, ts.isFunctionLike);
  const named =
    maker && ts.isArrowFunction(maker) && ts.isVariableDeclaration(maker.parent) ? maker.parent : maker;
  return /^[A-Z]/.test(named?.name?.getText() ?? "") && node.getSourceFile().fileName.endsWith(".tsx");
}

function isText(node: ts.Expression): boolean {
  return (
    ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
  );
}

/** The name of a property, not a value: `{ 200: "OK" }`. */
function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
