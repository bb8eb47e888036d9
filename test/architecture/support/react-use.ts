import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

/** What views must not have of React, because the build leaves out what it takes. */
const TAGS = ['html', 'head', 'body', 'base', 'link', 'meta', 'script', 'style', 'title']
const PACKAGES = /^react(-dom)?(\/|$)/

export interface Use {
  /** `click` of `onClick` and of `onClickCapture`. */
  readonly events: readonly Place[]
  readonly attributes: readonly Place[]
  /** Tags that React moves to the head of the page, or that are the page. */
  readonly pageTags: readonly Place[]
  /** `react:useState`. */
  readonly imports: readonly Place[]
}

/** What a source uses of React. What only types name is left out. */
export function readUse(source: Source): Use {
  const file = parse(source)
  const nodes = walk(file)
  const placesOf = (read: (node: ts.Node) => readonly string[]) =>
    nodes.flatMap((node) =>
      read(node).map((found) => ({
        path: source.path,
        line: lineOf(file, node.getStart(file)),
        found,
      })),
    )
  return {
    events: placesOf((node) => namesOf(node).flatMap(eventOf)),
    attributes: placesOf(namesOf),
    pageTags: placesOf((node) => tagOf(node).filter((it) => TAGS.includes(it))),
    imports: placesOf(importsOf),
  }
}

function eventOf(name: string): readonly string[] {
  const [, first, rest = ''] = /^on([A-Z])(\w+?)(?:Capture)?$/.exec(name) ?? []
  return first ? [first.toLowerCase() + rest] : []
}

/** Names of attributes in JSX, and of properties that an object may give to a view. */
function namesOf(node: ts.Node): readonly string[] {
  if (ts.isJsxAttribute(node)) return [node.name.getText()]
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
  return isProperty && ts.isIdentifier(node.name) ? [node.name.text] : []
}

function tagOf(node: ts.Node): readonly string[] {
  const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
  return isTag ? [node.tagName.getText()] : []
}

function importsOf(node: ts.Node): readonly string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
  const { text } = node.moduleSpecifier
  const clause = node.importClause
  if (!PACKAGES.test(text) || !clause || clause.isTypeOnly) return []
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return [`${text}:*`]
  return named.elements
    .filter((it) => !it.isTypeOnly)
    .map((it) => `${text}:${(it.propertyName ?? it.name).text}`)
}

/** What React itself knows: its events as it writes them after `on`, and its other names for attributes. */
export function readReact(): { events: readonly string[]; aliases: readonly string[] } {
  const source = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
  const [, listed = ''] = /simpleEventPluginEvents =\s*"(.*)"/.exec(source) ?? []
  const made = [...source.matchAll(/^register\w+\([^;]*?"on(\w)(\w+)"/gm)]
  const [table = ''] = /var aliases = new Map\([\s\S]*?\]\)/.exec(source) ?? []
  return {
    events: [
      ...listed.split(' '),
      ...made.map(([, first = '', rest = '']) => first.toLowerCase() + rest),
    ],
    aliases: [...table.matchAll(/\["([\w-]+)", "/g)].map(([, name = '']) => name),
  }
}
