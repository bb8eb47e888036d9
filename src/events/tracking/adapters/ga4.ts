import type { Entry, TrackedFacts, TrackedName } from '../tracked-event.ts'

/** What a tag manager is given of an event, in Google Analytics 4's format. */
export function ga4Entries(name: TrackedName, facts: TrackedFacts): readonly Entry[] {
  if (name === 'sign_up') return [{ event: name, ...facts }]
  // Else what an earlier event has said would be taken for a part of this one.
  return [{ ecommerce: null }, { event: name, ecommerce: facts }]
}
