import { scriptSetting } from '../tag-layer.ts'
import { isAllowed } from './visit.ts'

/** Filled in by the build: the address of a file beside this one. */
declare const COURTSIDE_VITALS: string

/** Times the page, where the shop wants to know; the file does so once in the life of a page. */
export function bringVitals(): void {
  const kind = scriptSetting('vitals')
  if (!kind) return
  const file: Promise<typeof import('../vitals/watch-vitals.ts')> = import(COURTSIDE_VITALS)
  file.then(({ watchVitals }) => watchVitals(kind, isAllowed), console.error)
}
