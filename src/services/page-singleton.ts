/** One `name` for every script on the page, however often this module is loaded. */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`courtside.${name}`)
  page[key] ??= create()
  return page[key]
}

interface Watch {
  users: number
  stop?: () => void
}

/**
 * Starts what the whole page needs once, from the first who asks until the last has called what is
 * returned.
 */
export function watchTogether(name: string, start: () => () => void): () => void {
  const watch = pageSingleton(name, (): Watch => ({ users: 0 }))
  if (watch.users === 0) watch.stop = start()
  watch.users += 1
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    watch.users -= 1
    if (watch.users === 0) watch.stop?.()
  }
}
