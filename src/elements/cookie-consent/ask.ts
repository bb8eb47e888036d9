import {
  CONSENT_PURPOSES,
  type Consent,
  type ConsentPurpose,
  chosenConsent,
  writeConsent,
} from '../../model/consent.ts'
import { isPlainClick } from '../../model/plain-click.ts'
import { announceConsent, answerConsent, storedConsent } from '../../state/consent.ts'
import { type ConsentNode, drawConsent } from '../../ui/consent/consent-form.ts'
import { create, findInDocument } from '../safe-document.ts'
import { consentText } from './consent-text.ts'
import { answerBringer } from './send-answer.ts'

const OPENERS = 'a[data-consent]'

/** Asks in this element until the visitor answers; the returned function stops that. */
export function ask(host: HTMLElement, purposes: readonly ConsentPurpose[]): () => void {
  let opener: HTMLElement | undefined
  let announced: string | undefined
  if (!host.querySelector('form')) drawEmpty(host, purposes)
  // Answers of another tab, or of the page that Back has left, count here too.
  const follow = () => {
    const stored = storedConsent()
    const written = stored && writeConsent(stored)
    if (stored && written !== announced) announceConsent(stored)
    announced = written
    host.hidden = stored !== undefined && !opener && !answer.isShown()
  }
  const answer = answerBringer(host, follow)
  const close = (consent: Consent) => {
    announced = writeConsent(consent)
    answerConsent(consent)
    host.hidden = true
    ;(opener ?? findInDocument('main'))?.focus({ preventScroll: true })
    opener = undefined
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const choice = (event.submitter as HTMLButtonElement | null)?.value ?? 'chosen'
    const boxes = CONSENT_PURPOSES.filter((it) => boxOf(form, it)?.checked)
    const consent = chosenConsent({ choice, boxes, purposes })
    if (!consent) return
    event.preventDefault()
    close(consent)
    void answer.bring(choice)
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLElement>(OPENERS)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    opener = link
    answer.dismiss()
    open(host)
  }
  const listening = new AbortController()
  const { signal } = listening
  host.addEventListener('submit', onSubmit, { signal })
  addEventListener('click', onClick, { signal })
  addEventListener('pageshow', follow, { signal })
  addEventListener('visibilitychange', follow, { signal })
  follow()
  return () => {
    listening.abort()
    answer.stop()
  }
}

/** Shows the current answer, so that it can be changed. */
function open(host: HTMLElement): void {
  const stored = storedConsent()
  for (const name of CONSENT_PURPOSES) {
    const box = boxOf(host, name)
    if (box) box.checked = stored?.[name] ?? false
  }
  host.hidden = false
  host.querySelector('button')?.focus()
}

function boxOf(host: HTMLElement, name: ConsentPurpose): HTMLInputElement | null {
  return host.querySelector(`input[name="${name}"]`)
}

function drawEmpty(host: HTMLElement, purposes: readonly ConsentPurpose[]): void {
  host.append(toNode(drawConsent({ purposes, text: consentText })))
}

function toNode({ tag, properties, children }: ConsentNode): HTMLElement {
  const element = create(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) Reflect.set(element, name, value)
    else element.setAttribute(name, String(value))
  }
  element.append(...children.map((it) => (typeof it === 'string' ? it : toNode(it))))
  return element
}
