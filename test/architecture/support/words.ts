import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

/** Something of a source that people read: a name, in words of small letters, or a comment. */
export interface Reading {
  readonly kind: 'path' | 'name' | 'comment'
  readonly path: string
  readonly line: number
  /** As it stands there. */
  readonly raw: string
  /** The words of a name, split at capitals and signs; a comment as it is, in small letters. */
  readonly words: string
}

/** A word of our own, and the one that the field has for it. */
export interface Word {
  readonly old: RegExp
  readonly instead: string
  /** Source text, or a path, that holds it. */
  readonly example: string
  /** Looked for in names as they are written, capitals and all. */
  readonly raw?: true
  /** Where the word is an everyday one in comments. */
  readonly namesOnly?: true
  readonly pathsOnly?: true
  /** Where it means what it should not; everywhere, if absent. */
  readonly within?: RegExp
  /** Where it is the right word all the same, and why. */
  readonly except?: readonly { readonly path: RegExp; readonly why: string }[]
}

/** The path, the names that are given in a source, and its comments. */
export function read(source: Source): readonly Reading[] {
  const file = parse(source)
  const { path } = source
  const names = walk(file)
    .filter(isGiven)
    .map((node): Reading => {
      const line = lineOf(file, node.getStart(file))
      return { kind: 'name', path, line, raw: node.text, words: split(node.text) }
    })
  const comments = findComments(file).map(({ pos, end }): Reading => {
    const raw = source.text.slice(pos, end).replace(/\s*\n\s*\*?\s*/g, ' ')
    return { kind: 'comment', path, line: lineOf(file, pos), raw, words: raw.toLowerCase() }
  })
  return [{ kind: 'path', path, line: 1, raw: path, words: split(path) }, ...names, ...comments]
}

/** A name is counted where it is given, not wherever it is used. */
function isGiven(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || !node.parent) return false
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false
  return 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent)
}

function split(name: string): string {
  return name
    .replace(/\.tsx?$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_./-]+/g, ' ')
    .toLowerCase()
}

function findComments(file: ts.SourceFile): readonly ts.CommentRange[] {
  const nodes = walkTokens(file)
  // What looks like a comment in the text of markup is text.
  const texts = nodes.filter(ts.isJsxText)
  const isText = ({ pos }: ts.CommentRange) =>
    texts.some((it) => pos >= it.getFullStart() && pos < it.getEnd())
  const found = nodes.flatMap((node) => [
    ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []),
  ])
  const byPosition = new Map(found.map((it) => [it.pos, it]))
  return [...byPosition.values()].filter((it) => !isText(it)).sort((a, b) => a.pos - b.pos)
}

/** Every node with its brackets, commas and words of the language, beside which comments stand too. */
function walkTokens(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  function visit(node: ts.Node): void {
    nodes.push(node)
    for (const child of node.getChildren()) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(root)
  return nodes
}

/** Where a word stands that should not. */
export function findWord(word: Word, readings: readonly Reading[]): readonly Place[] {
  return readings
    .filter((it) => isMeant(word, it))
    .flatMap(({ path, line, raw, words }) => {
      const found = word.old.exec(word.raw || word.pathsOnly ? raw : words)
      return found ? [{ path, line, found: shorten(raw, found[0]) }] : []
    })
}

function isMeant(word: Word, { kind, path }: Reading): boolean {
  if (kind === 'comment' && (word.raw || word.namesOnly)) return false
  if (kind !== 'path' && word.pathsOnly) return false
  if (word.within && !word.within.test(path)) return false
  return !word.except?.some((it) => it.path.test(path))
}

function shorten(raw: string, found: string): string {
  const at = Math.max(0, raw.toLowerCase().indexOf(found.toLowerCase()) - 30)
  return raw.slice(at, at + 80)
}
