import { watchLists } from './lists.ts'
import type { Page } from './measuring-consent.ts'
import { send } from './push.ts'
import { trackAs } from './track.ts'
import type { Entry, TrackedFacts, TrackedName } from './tracked-event.ts'

/** Tells of the visit as Google Analytics 4 wants it, which has an event for lists. */
export function track(page: Page): Promise<void> {
  return trackAs(ga4Entries, page, () =>
    watchLists((facts) => send({ name: 'view_item_list', facts })),
  )
}

/** What a tag manager is given of an event, in Google Analytics 4's format. */
export function ga4Entries(name: TrackedName, facts: TrackedFacts): readonly Entry[] {
  if (name === 'sign_up') return [{ event: name, ...facts }]
  // Else what an earlier event has said would be taken for a part of this one.
  return [{ ecommerce: null }, { event: name, ecommerce: facts }]
}
