import { transform } from 'esbuild'
import type { Place, Source } from './sources.ts'

/** Has nested selectors written out. */
const WITHOUT_NESTING = 'chrome100'
/** Browsers do not look at these for a screen. */
const PRINTED = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const COMBINATORS = ' >~+'
/** What these depend on is not what is styled. */
const CONDITIONS = /:(?:not|has|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g
const PSEUDO = /::?[a-z-]+/g
const NAME = /[.#[a-z]/i
/** Chromium keeps what may change beside an element by class, id and attribute, not by tag. */
const INDEXED = /[.#[]/

/**
 * Selectors whose subject has no name, and depends on another element by `:has()`, as in `.form:has(p) > *`,
 * or on whatever stands before it, as in `.form > * + *`.
 */
export async function findWideRules({ path, text }: Source): Promise<readonly Place[]> {
  const { code } = await transform(text, { loader: 'css', minify: true, target: WITHOUT_NESTING })
  return [...code.replace(PRINTED, '').matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([selectors]) => splitOutside(selectors, ','))
    .filter(isWide)
    .map((found) => ({ path, line: lineOf(text, found), found }))
}

function isWide(selector: string): boolean {
  const parts = splitOutside(selector, COMBINATORS)
  const last = parts.pop() ?? ''
  if (NAME.test(withoutConditions(last))) return false
  if (parts.some((it) => it.includes(':has('))) return true
  const isBeside = /[~+]/.test(selector.at(-last.length - 1) ?? '')
  return isBeside && !INDEXED.test(withoutConditions(parts.at(-1) ?? ''))
}

function withoutConditions(part: string): string {
  return part.replace(CONDITIONS, '').replace(PSEUDO, '')
}

/** Cuts at separators that stand in no brackets. */
function splitOutside(text: string, separators: string): string[] {
  const parts = ['']
  let depth = 0
  for (const it of text) {
    if ('(['.includes(it)) depth += 1
    if (')]'.includes(it)) depth -= 1
    if (depth === 0 && separators.includes(it)) parts.push('')
    else parts.push(parts.pop() + it)
  }
  return parts
}

/** Where its first class stands, since a selector is written otherwise in the source. */
function lineOf(text: string, selector: string): number {
  const [first = selector] = /\.[\w-]+/.exec(selector) ?? []
  return text.slice(0, text.indexOf(first)).split('\n').length
}
