/** One `name` for every script on the page, however often this module is loaded. */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`courtside.${name}`)
  page[key] ??= create()
  return page[key]
}

/** A shared watch, with the number of its current users. */
export interface Watch {
  users: number
  stop?: () => void
}

/** Starts a shared watch with its first user, and stops it when the last has called the returned function. */
export function watchTogether(watch: Watch, start: () => () => void): () => void {
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
