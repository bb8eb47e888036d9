import { observeRedirects } from '../../src/state/account/redirect.ts'
import { find } from '../helpers/render.tsx'

/** The redirects since the test began; no test leaves the page. */
export const sentTo: (string | null | undefined)[] = []

let stop: () => void = () => {}

export function hearLeaving(): void {
  sentTo.length = 0
  stop = observeRedirects((url) => void sentTo.push(url))
}

export function leaveAgain(): void {
  stop()
  sessionStorage.clear()
}

/** Keeps a file's tests on the page; `sentTo` holds the redirects. */
export function keepOnPage(): void {
  beforeEach(hearLeaving)
  afterEach(leaveAgain)
}

export const box = (el: ParentNode, name: string) =>
  find<HTMLInputElement>(el, `input[name="${name}"]`)

/** Types as a visitor does: the field reports it at once. */
export function typeInto(el: ParentNode, name: string, value: string): void {
  const field = box(el, name)
  field.focus()
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export const submitOf = (el: ParentNode) => find<HTMLButtonElement>(el, 'button[type="submit"]')
export const stateOf = (el: ParentNode) => submitOf(el).dataset.state
export const alertOf = (el: ParentNode) => el.querySelector('[role=alert]')?.textContent
