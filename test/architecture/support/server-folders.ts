import type { Import } from './imports.ts'

/** An import that leads from one folder to another; each named below the folder that holds both. */
export interface Crossing extends Import {
  readonly within: string
  readonly fromFolder: string
  readonly toFolder: string
}

/** The imports between folders of the server, whatever their depth; `.` is what holds the other. */
export function findCrossings(imports: readonly Import[]): readonly Crossing[] {
  return imports.flatMap((it) => {
    const from = foldersOf(it.from)
    const to = foldersOf(it.to)
    if (to[0] !== 'shop') return []
    const apart = from.findIndex((folder, at) => folder !== to[at])
    const depth = apart === -1 ? from.length : apart
    const [fromFolder = '.', toFolder = '.'] = [from[depth], to[depth]]
    if (fromFolder === toFolder) return []
    return [{ ...it, within: from.slice(0, depth).join('/'), fromFolder, toFolder }]
  })
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1)
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
    const key = `${it.within}: ${it.fromFolder} → ${it.toFolder}`
    byPair.set(key, [...(byPair.get(key) ?? []), it])
  }
  return [...byPair.values()].flatMap((there) => {
    const { within = '', fromFolder = '', toFolder = '' } = there[0] ?? {}
    const back = byPair.get(`${within}: ${toFolder} → ${fromFolder}`)
    if (!back || fromFolder > toFolder) return []
    const folders = `${within}: ${fromFolder} ↔ ${toFolder}`
    return [{ folders, fewer: there.length <= back.length ? there : back }]
  })
}
