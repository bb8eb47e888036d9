import type { Import } from './imports.ts'

const SERVER = 'shop/'
const ROOT = 'root'

/** Files that stand in no folder are a folder of their own. */
export function folderOf(path: string): string | undefined {
  if (!path.startsWith(SERVER)) return undefined
  const [first, second] = path.slice(SERVER.length).split('/')
  return second === undefined ? ROOT : first
}

export interface Crossing extends Import {
  readonly fromFolder: string
  readonly toFolder: string
}

/** The imports that lead from one folder of the server to another. */
export function findCrossings(imports: readonly Import[]): readonly Crossing[] {
  return imports.flatMap((it) => {
    const fromFolder = folderOf(it.from)
    const toFolder = folderOf(it.to)
    if (!fromFolder || !toFolder || fromFolder === toFolder) return []
    return [{ ...it, fromFolder, toFolder }]
  })
}

export interface MutualPair {
  readonly folders: string
  /** The side with fewer imports: what to turn around. */
  readonly fewer: readonly Crossing[]
}

/** Folders that import each other both ways. */
export function findMutualPairs(crossings: readonly Crossing[]): readonly MutualPair[] {
  const byPair = new Map<string, Crossing[]>()
  for (const it of crossings) {
    const key = `${it.fromFolder} → ${it.toFolder}`
    byPair.set(key, [...(byPair.get(key) ?? []), it])
  }
  return [...byPair].flatMap(([key, there]) => {
    const [from = '', to = ''] = key.split(' → ')
    const back = byPair.get(`${to} → ${from}`)
    if (!back || from > to) return []
    return [{ folders: `${from} ↔ ${to}`, fewer: there.length <= back.length ? there : back }]
  })
}
