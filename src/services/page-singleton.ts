/** One `name` for every script on the page, however often this module is loaded. */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value | undefined>
  const key = Symbol.for(`courtside.${name}`)
  page[key] ??= create()
  return page[key]
}
