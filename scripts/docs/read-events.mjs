import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * The page's events of `src/events/event-map.ts`: the type of each detail, and the declarations that these types
 * use, as text.
 */
export function readEvents() {
  const declared = readDeclarations('src/events/event-map.ts')
  const events = declared.get('PageEvents')
  const details = new Map(events.members.map((it) => [it.name.text, onOneLine(it.type, declared)]))
  return { details, declarations: textOf(reachable('PageEvents', declared)) }
}

/** The type of `window.courtside`, as text. */
export function readPageApi() {
  return textOf([...readDeclarations('src/page-api/courtside.ts').values()])
}

function readDeclarations(path) {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = source.statements.filter(
    (it) => ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it),
  )
  return new Map(found.map((it) => [it.name.text, it]))
}

/** The declaration of this name, after those that it uses. */
function reachable(name, declared, seen = new Set()) {
  const declaration = declared.get(name)
  if (!declaration || seen.has(name)) return []
  seen.add(name)
  return [...namesIn(declaration).flatMap((it) => reachable(it, declared, seen)), declaration]
}

function namesIn(node) {
  const own = ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : []
  const below = []
  ts.forEachChild(node, (it) => void below.push(...namesIn(it)))
  return [...own, ...below]
}

/** A type as a page author reads it: `{ kind: 'hit' | 'search'; url?: string }`. */
function onOneLine(type, declared) {
  const alias = ts.isTypeReferenceNode(type) && declared.get(type.typeName.getText())
  if (!alias) return written(type)
  if (ts.isTypeAliasDeclaration(alias)) return written(alias.type)
  return alias.heritageClauses
    ? alias.name.text
    : `{ ${alias.members.map((it) => written(it)).join('; ')} }`
}

function written(node) {
  return node.getText().replaceAll('readonly ', '').replace(/\s+/g, ' ')
}

function textOf(declarations) {
  const texts = declarations.map((it) => it.getFullText().trim())
  // Exported, so that page authors can name each type.
  return texts.map((it) => it.replace(/^(interface|type) /m, 'export $1 ')).join('\n\n')
}
