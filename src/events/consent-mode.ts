import type { Consent } from '../model/consent.ts'
import { hasListener, layerOf } from './tag-layer.ts'

/** The purposes that concern a tag manager: the shop's own preferences do not. */
type TagPurposes = Omit<Consent, 'preferences'>

/** Whether this page's tag manager has received a signal. */
let isAnnounced = false

/**
 * Signals an answer in Google's consent mode, version 2. Sends nothing before the first consent: without it
 * no tag manager is loaded.
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

/** A tag manager accepts commands only as the `arguments` of a function. */
function say(..._command: unknown[]): void {
  try {
    // biome-ignore lint/complexity/noArguments: a tag manager would ignore an array
    layerOf().push(arguments)
  } catch (error) {
    console.error(error)
  }
}
