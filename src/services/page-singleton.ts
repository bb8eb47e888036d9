/** One `name` for every script on the page, however often this module is loaded. */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`courtside.${name}`)
  page[key] ??= create()
  return page[key]
}

/** What many need and one does, and how many need it now. */
export interface Watch {
  users: number
  stop?: () => void
}

/** Starts what is needed once, from the first who asks until the last has called what is returned. */
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
