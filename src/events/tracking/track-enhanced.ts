import { enhancedEntries } from './adapters/enhanced.ts'
import { trackAs } from './track.ts'
import type { Page } from './visit.ts'

/** Tells of the visit in the format of the generation before. */
export function track(page: Page): Promise<void> {
  return trackAs(enhancedEntries, page)
}
