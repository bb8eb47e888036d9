const LOADER = Symbol.for('courtside.loader')
const USUAL = 'dataLayer'
const USUAL_DECIMALS = 2

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

/** Minor units in one of the shop's currency; a page says how many decimals it has, if not two. */
export function unit(): number {
  return 10 ** Number(scriptSetting('decimals') || USUAL_DECIMALS)
}

/** The list that a tag manager reads; there is one from the first push on. */
export function layerOf(): unknown[] {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>
  const name = scriptSetting('layer') || USUAL
  page[name] ??= []
  return page[name]
}
