const LOADER = Symbol.for('courtside.loader')
const USUAL = 'dataLayer'

interface Loader {
  setting(name: string): string | null | undefined
}

/** What `data-…` on the loader's script says. */
export function scriptSetting(name: string): string | null | undefined {
  return (globalThis as { [LOADER]?: Loader })[LOADER]?.setting(name)
}

/** Whether a tag manager is to hear of events; a shop that has none says so. */
export function hasListener(): boolean {
  return scriptSetting('events') !== 'none'
}

/** The list that a tag manager reads; there is one from the first push on. */
export function layerOf(): unknown[] {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>
  const name = scriptSetting('layer') || USUAL
  page[name] ??= []
  return page[name]
}
