import { enhancedEntries } from './adapters/enhanced.ts'
import type { Page } from './measuring-consent.ts'
import { trackAs } from './track.ts'

/** Tells of the visit in the format of the generation before. */
export function track(page: Page): Promise<void> {
  return trackAs(enhancedEntries, page)
}
