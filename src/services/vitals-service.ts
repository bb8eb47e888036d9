import type { VitalsReport } from '../contract/vitals.ts'
import { isCrossOrigin } from './cross-origin.ts'
import { apiBase } from './page.ts'

/** Sends as the page is left; nobody waits for an answer. A page away from the shop is none of its pages. */
export function sendVitals(report: VitalsReport): void {
  if (isCrossOrigin()) return
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(`${apiBase()}/vitals`, body)
}
