import type { NavigationCategory } from '../site.ts'

/**
 * What the bar holds on the narrowest screen that has one, in letters. A name may take two lines;
 * the arrow beside it and what is around it take as much as some letters.
 */
const ROOM = 106
const AROUND = 4.6

export interface BarPart {
  readonly shown: readonly NavigationCategory[]
  /** What has no room of its own; none, or more than one. */
  readonly rest: readonly NavigationCategory[]
}

/** Parts the first level in what stands in the bar, and what stands behind its last item. */
export function fitBar(categories: readonly NavigationCategory[], moreName: string): BarPart {
  if (lengthOf(categories.map((it) => it.name)) <= ROOM) return { shown: categories, rest: [] }
  let count = categories.length - 2
  const names = () => [...categories.slice(0, count).map((it) => it.name), moreName]
  while (count > 0 && lengthOf(names()) > ROOM) count -= 1
  return { shown: categories.slice(0, count), rest: categories.slice(count) }
}

function lengthOf(names: readonly string[]): number {
  return names.reduce((sum, it) => sum + widthOf(it) + AROUND, 0)
}

/** Of the longer one of two lines. */
function widthOf(name: string): number {
  const words = name.split(/\s+/).map((it) => it.length)
  return words.length > 1 ? Math.max(...words, Math.ceil(name.length / 2)) : name.length
}
