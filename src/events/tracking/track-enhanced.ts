import { enhancedEntries } from './adapters/enhanced.ts'
import type { MeasuredPage } from './measuring-consent.ts'
import { trackAs } from './track.ts'

/** Tracks the visit in the format of the previous generation. */
export function track(page: MeasuredPage): Promise<void> {
  return trackAs(enhancedEntries, page)
}
