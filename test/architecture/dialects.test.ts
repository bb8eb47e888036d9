import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import ts from 'typescript'
import { expectNone } from './support/expect-none.ts'
import {
  lineOf,
  type Place,
  parse,
  plant,
  readSources,
  type Source,
  walk,
} from './support/sources.ts'

/** Where the databases may be told apart. */
const DRIVERS = 'shop/platform/db/'
/** Files that every node has, wherever the shop's own database is: the index of words, and an import's staging. */
const OF_THE_NODE = [
  'shop/catalogue/imports/document-queries.ts',
  'shop/catalogue/imports/staging.ts',
  'shop/catalogue/store-search.ts',
  'shop/facets/facet-queries.ts',
  'shop/search/search-queries.ts',
  'shop/search/search-word-queries.ts',
]

/** Names of databases in imports and conditions. */
const NAMES = /\b(?:sqlite|postgres|postgresql|libsql|pragma)\b/i
/** What one database has and the other has not. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  'JSON by a function of one database': /\bjsonb?_(?!valid)\w+\(/i,
  'a text of many rows by a function of one database': /\b(?:group_concat|string_agg)\(/i,
  'like, which minds the case in one database': /\bi?like\b/i,
  iif: /\biif\(/i,
  'insert or': /\binsert or\b/i,
  rowid: /\browid\b/i,
  'a table of one database': /\b(?:stock_turn|catalogue_change|product_(?:search|word|term)_\w+)\b/,
  'an alias in capitals without quotes': /\bas [a-z]+[A-Z]\w*/,
  'a flag without a comparison':
    /\b(?:where|and|or|not) \(?\w+\.(?:published|on_sport|on_professional|is_\w+)\b(?! *(?:=|<>|in\b|is\b))/i,
}
const SQL =
  /\b(?:select|insert into|update \w+ set|delete from|with \w+ as)\b|\b(?:from|where|join|order by)\b[^a-z]*\w+[.\s]/i

/** Databases that are named outside of their drivers, and SQL that only one of them understands. */
function findDialects(source: Source): readonly Place[] {
  const { path } = source
  if ([DRIVERS, ...OF_THE_NODE].some((it) => path.startsWith(it))) return []
  const file = parse(source)
  const place = (node: ts.Node, found: string) => ({
    path,
    line: lineOf(file, node.getStart()),
    found,
  })
  return walk(file).flatMap((node) => {
    if (ts.isIdentifier(node) && NAMES.test(node.text)) return [place(node, node.text)]
    if (!isText(node) || !SQL.test(node.text)) return []
    const spelt = Object.entries(SPELLINGS).filter(([, pattern]) => pattern.test(node.text))
    return spelt.map(([found]) => place(node, found))
  })
}

/** A text, or the pieces of one with values in between. */
function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    node.kind === ts.SyntaxKind.TemplateHead ||
    node.kind === ts.SyntaxKind.TemplateMiddle ||
    node.kind === ts.SyntaxKind.TemplateTail
  )
}

test('a query is one text for both databases, and none is named but by its driver', (t) => {
  expectNone(t, readSources('shop').flatMap(findDialects))
})

const foundIn = (text: string) =>
  findDialects(plant('shop/cart/planted-queries.ts', text)).map((it) => it.found)

test('finds the name of a database, and SQL of one', () => {
  deepEqual(foundIn('if (dialect === postgres) ask()'), ['postgres'])
  deepEqual(foundIn('const T = `select json_group_array(id) from cart`'), [
    'JSON by a function of one database',
  ])
  deepEqual(foundIn("const T = `select group_concat(id, ',') as ids from cart`"), [
    'a text of many rows by a function of one database',
  ])
  deepEqual(foundIn('const T = `select 1 from cart where id like ?1`'), [
    'like, which minds the case in one database',
  ])
  deepEqual(foundIn('const T = `select iif(a = 1, 2, 3) from cart`'), ['iif'])
  deepEqual(foundIn('const T = `delete from stock_turn where product_id = ?1`'), [
    'a table of one database',
  ])
  deepEqual(foundIn('const T = `insert or replace into cart select ?1 from b`'), ['insert or'])
  deepEqual(foundIn('const T = `select valid_from as validFrom from cart`'), [
    'an alias in capitals without quotes',
  ])
  deepEqual(foundIn('const T = `select 1 from product p where p.published and p.id = 1`'), [
    'a flag without a comparison',
  ])
})

test('lets be what both understand, what is asked of the dialect, and texts that are no SQL', () => {
  deepEqual(
    foundIn('const T = `select valid_from as "validFrom" from cart where a.is_main = 1`'),
    [],
  )
  deepEqual(
    foundIn('const T = (d: SqlDialect) => `select ' + '$' + "{d.jsonRows('a.id')} from cart a`"),
    [],
  )
  deepEqual(foundIn("const t = 'as firstName, or a text like this one'"), [])
})
