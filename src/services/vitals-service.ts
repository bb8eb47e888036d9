import type { VitalsReport } from '../contract/vitals.ts'
import { isCrossOrigin } from './cross-origin.ts'
import { apiBase } from './page.ts'

/**
 * Sends the report while the page is being left, without waiting for an answer. Pages of other origins are
 * not measured.
 */
export function sendVitals(report: VitalsReport): void {
  if (isCrossOrigin()) return
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(`${apiBase()}/vitals`, body)
}
