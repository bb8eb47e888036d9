import { scriptSetting } from './layer.ts'

/** Filled in by the build: a file beside this one. */
declare const COURTSIDE_VITALS: string

let isTimed = false

/** Times the page, where the shop wants to know; once in the life of a page. */
export function bringVitals(may: () => boolean): void {
  const kind = scriptSetting('vitals')
  if (isTimed || !kind) return
  isTimed = true
  const file: Promise<typeof import('../vitals/watch-vitals.ts')> = import(
    new URL(COURTSIDE_VITALS, import.meta.url).href
  )
  file.then(({ watchVitals }) => watchVitals(kind, may), console.error)
}
