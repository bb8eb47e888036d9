import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

/** Where texts stand: dictionaries by subject, and by feature of the server. */
const DICTIONARY = /\/texts\/[\w/-]+\.ts$|[\w-]*texts(?:-sv|-en)?\.ts$/
/** Words without a dot are names of columns and the like. */
const KEY = /^[a-zA-Z]\w*(?:\.\w+)+$/
const WRITERS = new Set(['text', 't'])

export function isDictionary({ path }: Source): boolean {
  return DICTIONARY.test(path)
}

/** The keys that a dictionary gives texts to. */
export function findKeys(source: Source): readonly Place[] {
  const file = parse(source)
  return walk(file)
    .filter(ts.isPropertyAssignment)
    .filter(({ initializer }) => isText(initializer))
    .map(({ name }) => place(source, file, name, keyOf(name)))
}

interface Pattern {
  readonly key: RegExp
  /** Without its subject a pattern says little: it speaks for the texts of its own feature. */
  readonly folder: string
}

export interface UsedKeys {
  readonly literals: ReadonlySet<string>
  /** Keys of which a part is known only when the program runs. */
  readonly patterns: readonly Pattern[]
}

/** Every string that may be a key. */
export function findUsedKeys(sources: readonly Source[]): UsedKeys {
  const files = sources.map((it) => ({ path: it.path, nodes: walk(parse(it)) }))
  const nodes = files.flatMap((it) => it.nodes)
  const literals = nodes.filter(ts.isStringLiteralLike).map((it) => it.text)
  const names = nodes.filter(ts.isPropertyAssignment).map(({ name }) => keyOf(name))
  return {
    literals: new Set([...literals, ...names]),
    patterns: files.flatMap(({ path, nodes: own }) =>
      own.filter(ts.isTemplateExpression).flatMap((it) => patternsOf(it, path)),
    ),
  }
}

export function isUsed({ found, path }: Place, { literals, patterns }: UsedKeys): boolean {
  return (
    literals.has(found) || patterns.some((it) => it.key.test(found) && path.startsWith(it.folder))
  )
}

/** The keys written out where a text is asked for: `text('…')`, `page.t(isOne ? '…' : '…')`. */
export function findAskedKeys(source: Source): readonly Place[] {
  const file = parse(source)
  return walk(file)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => WRITERS.has(nameOf(expression)))
    .flatMap((call) => {
      const [key] = call.arguments
      return key ? writtenOut(key).map((it) => place(source, file, call, it)) : []
    })
}

function place(source: Source, file: ts.SourceFile, node: ts.Node, found: string): Place {
  return { path: source.path, line: lineOf(file, node.getStart(file)), found }
}

function keyOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : ''
}

function isText(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left)
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

function nameOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text
  return ts.isPropertyAccessExpression(called) && called.name.text === 't' ? 't' : ''
}

function writtenOut(key: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(key)) return KEY.test(key.text) ? [key.text] : []
  if (!ts.isConditionalExpression(key)) return []
  return [...writtenOut(key.whenTrue), ...writtenOut(key.whenFalse)]
}

/** `facet.range.${end}` anywhere, and `${method}.title` in the folder of its texts. */
function patternsOf(template: ts.TemplateExpression, path: string): readonly Pattern[] {
  const { head, templateSpans } = template
  const rest = templateSpans.map((it) => it.literal.text)
  const isWhole = /^[a-zA-Z]+\.[\w.]*$/.test(head.text)
  const isEnd = head.text === '' && rest.length === 1 && /^\.[\w.]+$/.test(rest[0] ?? '')
  if (!isWhole && !isEnd) return []
  const key = new RegExp(`^${[head.text, ...rest].map(escapePattern).join('[\\w.-]*')}$`)
  return [{ key, folder: isWhole ? '' : folderOf(path) }]
}

const folderOf = (path: string) => /^shop\/[^/]+\//.exec(path)?.[0] ?? path.replace(/[^/]*$/, '')

function escapePattern(text: string): string {
  return text.replace(/[^\w]/g, '\\$&')
}
