import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { lineOf, parse, type Source, walk } from './sources.ts'

/** One statement or expression of a file that names another file of ours; types count. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly line: number
}

export function readImports(source: Source): readonly Import[] {
  const file = parse(source)
  return walk(file).flatMap((node) => {
    const specifier = specifierOf(node)
    if (!specifier?.startsWith('.')) return []
    const to = join(dirname(source.path), specifier)
    return [{ from: source.path, to, line: lineOf(file, node.getStart(file)) }]
  })
}

function specifierOf(node: ts.Node): string | undefined {
  const named = nameOfModule(node)
  return named && ts.isStringLiteralLike(named) ? named.text : undefined
}

function nameOfModule(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  }
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isCall ? node.arguments[0] : undefined
}
