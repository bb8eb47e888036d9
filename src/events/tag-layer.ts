import { isReadByTagManager, USUAL_LAYER } from '../model/tracked-item.ts'
import { scriptSetting } from '../services/page.ts'

const USUAL_DECIMALS = 2

type Layers = Record<string, unknown[] | undefined>

/** Whether a tag manager receives events; a shop without one says so. */
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

/** Whether there is a tag manager, or may still be. */
export function hasTagManager(): boolean {
  return isComing || isReadByTagManager((globalThis as unknown as Layers)[layerName()])
}

function layerName(): string {
  return scriptSetting('layer') || USUAL_LAYER
}
