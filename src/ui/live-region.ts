export type Urgency = 'polite' | 'assertive'

/** A screen reader must know the region before the message arrives. */
const SETTLE_MS = 100

const OPEN_DIALOG = 'dialog:modal'

/**
 * Announces a message to screen readers. An open modal dialog silences the page behind it, so the message
 * goes into the dialog. The returned function removes the message once it is no longer true, unless another
 * one has replaced it.
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

/** Removes the messages about the previous change. */
export function silence(): void {
  for (const it of document.querySelectorAll('.cs-live-region')) it.textContent = ''
}

/** Adds the regions to a dialog ahead of any message; the page has them from the start. */
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

// The server imports this module too.
if (globalThis.document) prepareLiveRegions()
