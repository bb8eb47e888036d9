export type Urgency = 'polite' | 'assertive'

/** A screen reader must have met the region before the message comes. */
const SETTLE_MS = 100

const OPEN_DIALOG = 'dialog:modal'

/**
 * Says a message to screen readers. An open modal dialog silences the page behind it, so the message
 * goes where it can be heard. The returned function takes it back once it is true no longer, unless
 * another one stands there by then.
 */
export function announce(message: string, urgency: Urgency = 'polite'): () => void {
  const place = [...document.querySelectorAll(OPEN_DIALOG)].at(-1) ?? document.querySelector('body')
  if (!place) return () => {}
  const region = regionIn(place, urgency)
  region.textContent = ''
  const timer = setTimeout(() => {
    region.textContent = message
  }, SETTLE_MS)
  return () => {
    clearTimeout(timer)
    if (region.textContent === message) region.textContent = ''
  }
}

/** What the last change came to is not what the next one comes to. */
export function silence(): void {
  for (const it of document.querySelectorAll('.cs-live-region')) it.textContent = ''
}

/** Puts the regions into a dialog ahead of any message; the page has them from the start. */
export function prepareLiveRegions(place: Element | null = document.querySelector('body')): void {
  if (!place) return
  regionIn(place, 'polite')
  regionIn(place, 'assertive')
}

function regionIn(place: Element, urgency: Urgency): Element {
  const existing = place.querySelector(`:scope > .cs-live-region[aria-live="${urgency}"]`)
  if (existing) return existing
  const region = document.createElement('div')
  region.className = 'cs-live-region cs-visually-hidden'
  region.setAttribute('aria-live', urgency)
  region.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  place.append(region)
  return region
}

// The server draws what speaks, too.
if (globalThis.document) prepareLiveRegions()
