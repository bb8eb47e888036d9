import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { VitalsReport } from '../../contract/vitals.ts'
import { DESKTOP_WIDTH, PAGE_KINDS, VITALS, type Vital } from '../../model/vitals.ts'
import { sendVitals } from '../../services/vitals-service.ts'

const isVital = (name: string): name is Vital => VITALS.some((it) => it === name)

let isTimed = false

/**
 * Reports once how this page loaded, responded and stayed stable, when it is first hidden; what happens
 * later does not belong to this view.
 */
export function watchVitals(kind: string, may: () => boolean): void {
  if (isTimed) return
  isTimed = true
  const page = PAGE_KINDS.find((it) => it === kind) ?? 'other'
  const values: { [Name in Vital]?: number } = {}
  let isSent = false
  const keep = ({ name, value }: Metric) => {
    if (isVital(name)) values[name] = value
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // The library reports its final values in the capture phase of the same event.
  addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || !may()) return
    isSent = true
    const device = innerWidth < DESKTOP_WIDTH ? 'phone' : 'desktop'
    const report: VitalsReport = { page, device, ...values }
    if (Object.keys(values).length > 0) sendVitals(report)
  })
}
