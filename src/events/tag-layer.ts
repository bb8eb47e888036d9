import { isReadByTagManager, USUAL_LAYER } from '../model/tracked-item.ts'
import { scriptSetting } from '../services/page.ts'

const USUAL_DECIMALS = 2

type Layers = Record<string, unknown[] | undefined>

/** Whether a tag manager receives events; a shop without one says so. */
export function hasListener(): boolean {
  return scriptSetting('events') !== 'none'
}

/** The minor units in one unit of the shop's currency; a page states the decimals if they are not two. */
export function unit(): number {
  return 10 ** Number(scriptSetting('decimals') || USUAL_DECIMALS)
}

/** The list that a tag manager reads; the first push creates it. */
export function layerOf(): unknown[] {
  const page = globalThis as unknown as Layers
  const name = layerName()
  page[name] ??= []
  return page[name]
}

/** Whether the script of the page's tag manager may still load. */
let isComing = false

export function awaitTagManager(isAwaited: boolean): void {
  isComing = isAwaited
}

/** Whether there is a tag manager, or may still be one. */
export function hasTagManager(): boolean {
  return isComing || isReadByTagManager((globalThis as unknown as Layers)[layerName()])
}

function layerName(): string {
  return scriptSetting('layer') || USUAL_LAYER
}
