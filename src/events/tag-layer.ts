const LOADER = Symbol.for('courtside.loader')
const USUAL = 'dataLayer'
const USUAL_DECIMALS = 2

/** As long as a page is held back for a tag manager. */
export const CALLBACK_MS = 1000

type Layers = Record<string, unknown[] | undefined>

interface Loader {
  setting(name: string): string | null | undefined
  /** After a yes, until the tracking file has come and listens, or has not come. */
  readonly tracking?: Promise<void> | false | undefined
  /** Holds a press back no longer; the tracking file's own. */
  letGo?: () => void
}

function pageLoader(): Loader | undefined {
  return (globalThis as { [LOADER]?: Loader })[LOADER]
}

/** What `data-…` on the loader's script says. */
export function scriptSetting(name: string): string | null | undefined {
  return pageLoader()?.setting(name)
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
  const page = globalThis as unknown as Layers
  const name = layerName()
  page[name] ??= []
  return page[name]
}

/** Whether the script of a tag manager that the page names may still come. */
let isComing = false

export function awaitTagManager(isAwaited: boolean): void {
  isComing = isAwaited
}

/** Whether there is a tag manager, which puts a `push` of its own on the list that it reads. */
export function hasTagManager(): boolean {
  return isComing || Object.hasOwn((globalThis as unknown as Layers)[layerName()] ?? {}, 'push')
}

function layerName(): string {
  return scriptSetting('layer') || USUAL
}
