import type { Sentence } from '../file-sentence.ts'
import { foldText } from '../slugs.ts'
import { plainLine } from './plain-text.ts'

/** A category from the root down, as names. */
export type CategoryPath = readonly string[]

export const MAX_LEVELS = 3
const MAX_CATEGORY_NAME = 80
/** Names of the invisible root category in Magento's exports. */
const ROOTS = new Set(['default category', 'root catalog', 'standardkategori'])

/** Reads `Default Category/Men/Tops` as Men, Tops. A slash within a name is written `\/`. */
export function readPath(text: string): CategoryPath {
  const names = text
    .replaceAll('\\/', '\u0000')
    .split('/')
    .map((it) => plainLine(it.replaceAll('\u0000', '/')).slice(0, MAX_CATEGORY_NAME))
    .filter((it) => it !== '')
  return names.slice(ROOTS.has(foldText(names[0] ?? '')) ? 1 : 0)
}

/** Reads a list of paths, separated by commas. */
export function readPaths(text: string): CategoryPath[] {
  return splitList(text)
    .map(readPath)
    .filter((it) => it.length > 0)
}

/** A remark that paths are shortened, if any is deeper than the shop's categories. */
export function tooDeep(paths: readonly CategoryPath[]): Sentence | undefined {
  const levels = Math.max(0, ...paths.map((it) => it.length))
  if (levels <= MAX_LEVELS) return undefined
  return { key: 'cli.file.levels', values: { n: levels, max: MAX_LEVELS } }
}

/** Paths as deep as the shop's categories, without ancestors of others. */
export function cutPaths(paths: readonly CategoryPath[]): CategoryPath[] {
  return deepest(paths.map((it) => it.slice(0, MAX_LEVELS)))
}

/** Leaves out duplicates, and paths that are the beginning of another. */
function deepest(paths: readonly CategoryPath[]): CategoryPath[] {
  const keys = paths.map(pathKey)
  return paths.filter((_, at) => {
    const key = keys[at] ?? ''
    if (keys.indexOf(key) !== at) return false
    return !keys.some((it) => it.startsWith(`${key}\n`))
  })
}

/** A key that is the same for paths whose names differ only in case or accents. */
export function pathKey(path: CategoryPath): string {
  return path.map(foldText).join('\n')
}

/** The gender that a category or an attribute names. */
export function guessGender(
  words: readonly string[],
): 'women' | 'men' | 'unisex' | 'kids' | undefined {
  const folded = words.map((it) => foldText(it).trim())
  const isFor = (names: readonly string[]) => folded.some((it) => names.includes(it))
  const women = isFor([
    'women',
    'woman',
    'womens',
    "women's",
    'female',
    'ladies',
    'dam',
    'damer',
    'kvinna',
  ])
  const men = isFor(['men', 'man', 'mens', "men's", 'male', 'herr', 'herrar'])
  if (isFor(['unisex']) || (women && men)) return 'unisex'
  if (women || men) return women ? 'women' : 'men'
  const kids = ['kids', 'kid', 'boys', 'girls', 'junior', 'barn', 'children', 'pojk', 'flick']
  return isFor(kids) ? 'kids' : undefined
}

// A quoted name may contain commas: "Shirts, Tops".
function splitList(text: string): string[] {
  if (!text.includes('"')) return text.split(',')
  return [...text.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}
