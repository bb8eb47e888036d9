import type { VitalsReport } from '../contract/vitals.ts'

/** Sends as the page is left; nobody waits for an answer. */
export function sendVitals(report: VitalsReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon('/api/vitals', body)
}
