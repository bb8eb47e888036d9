import { type Consent, chosenConsent, writeConsent } from '../../model/consent.ts'
import { isPlainPress } from '../../model/plain-press.ts'
import { announceConsent, answerConsent, storedConsent } from '../../state/consent.ts'
import { type Drawn, drawConsent } from '../../ui/consent/consent-form.ts'
import { create, findInDocument } from '../own-document.ts'
import { consentText } from './consent-text.ts'

const OPENERS = 'a[data-consent]'

/** Asks in this element for as long as nobody has answered; the answer stops that. */
export function ask(host: HTMLElement, marketing: boolean): () => void {
  let opener: HTMLElement | undefined
  let announced: string | undefined
  if (!formOf(host)) drawEmpty(host, marketing)

  // An answer of another tab, or of the page that Back has left, is one here too.
  const follow = () => {
    const stored = storedConsent()
    const said = stored && writeConsent(stored)
    if (stored && said !== announced) announceConsent(stored)
    announced = said
    host.hidden = stored !== undefined && !opener
  }
  const close = (consent: Consent) => {
    announced = writeConsent(consent)
    answerConsent(consent)
    host.hidden = true
    const isLost = opener ?? findInDocument('main')
    opener = undefined
    isLost?.focus({ preventScroll: true })
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter as HTMLButtonElement | null
    const fields = new FormData(form)
    const consent = chosenConsent(button?.value ?? 'chosen', [...fields.keys()])
    if (!consent) return
    event.preventDefault()
    send(form, fields, button?.value ?? 'chosen')
    close(consent)
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLElement>(OPENERS)
    if (!link || !isPlainPress(event)) return
    event.preventDefault()
    opener = link
    open(host)
  }
  host.addEventListener('submit', onSubmit)
  addEventListener('click', onClick)
  addEventListener('pageshow', follow)
  addEventListener('visibilitychange', follow)
  follow()
  return () => {
    host.removeEventListener('submit', onSubmit)
    removeEventListener('click', onClick)
    removeEventListener('pageshow', follow)
    removeEventListener('visibilitychange', follow)
  }
}

/** Shows the answer that stands, for whoever wants to change it. */
function open(host: HTMLElement): void {
  const stored = storedConsent()
  for (const name of ['measurement', 'marketing'] as const) {
    const box = host.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (box) box.checked = stored?.[name] ?? false
  }
  host.hidden = false
  host.querySelector('button')?.focus()
}

/** The server keeps it longer than some browsers let a script; the page does not wait for that. */
function send(form: HTMLFormElement, fields: FormData, choice: string): void {
  if (!form.getAttribute('action')) return
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
  body.set('choice', choice)
  body.set('quiet', '1')
  fetch(form.action, { method: 'POST', body, keepalive: true }).catch(() => {
    // The cookie that the script has written stands all the same.
  })
}

function formOf(host: HTMLElement): HTMLFormElement | null {
  return host.querySelector('form')
}

function drawEmpty(host: HTMLElement, marketing: boolean): void {
  host.append(toNode(drawConsent({ marketing, text: consentText })))
}

function toNode({ tag, properties, children }: Drawn): HTMLElement {
  const element = create(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) Reflect.set(element, name, value)
    else element.setAttribute(name, String(value))
  }
  element.append(...children.map((it) => (typeof it === 'string' ? it : toNode(it))))
  return element
}
