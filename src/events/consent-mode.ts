import type { Consent } from '../model/consent.ts'
import { hasListener, layerOf } from './tag-layer.ts'

/** What concerns a tag manager: what the shop itself remembers does not. */
type TagPurposes = Omit<Consent, 'preferences'>

/** Whether this page's tag manager has had a signal. */
let isAnnounced = false

/**
 * Says in the words of Google's consent mode, version 2, what was answered. Nothing is said before the
 * first yes: without one no tag manager is here to hear it.
 */
export function signalConsent({ measurement, marketing }: TagPurposes): void {
  if ((!isAnnounced && !measurement) || !hasListener()) return
  if (!isAnnounced) signal('default', { measurement: false, marketing: false })
  isAnnounced = true
  signal('update', { measurement, marketing })
}

function signal(command: 'default' | 'update', { measurement, marketing }: TagPurposes): void {
  const ads = stateOf(measurement && marketing)
  say('consent', command, {
    analytics_storage: stateOf(measurement),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
}

function stateOf(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied'
}

/** A tag manager takes these for commands only where they come as a function's arguments. */
function say(..._command: unknown[]): void {
  try {
    // biome-ignore lint/complexity/noArguments: an array would be another thing to it
    layerOf().push(arguments)
  } catch (error) {
    console.error(error)
  }
}
