import { scriptSetting } from '../tracking/layer.ts'

/** Filled in by the build; beside this file. */
declare const COURTSIDE_VITALS: string

interface VitalsFile {
  watchVitals(kind: string, may: () => boolean): void
}

let isBrought = false

/** Times the page, where the shop wants to know; once in the life of a page. */
export function bringVitals(may: () => boolean): void {
  const kind = scriptSetting('vitals')
  if (isBrought || !kind) return
  isBrought = true
  import(new URL(COURTSIDE_VITALS, import.meta.url).href).then(
    ({ watchVitals }: VitalsFile) => watchVitals(kind, may),
    (error) => console.error(error),
  )
}
