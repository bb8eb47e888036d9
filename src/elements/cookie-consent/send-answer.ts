import { CONSENT_PURPOSES } from '../../model/consent.ts'
import { bringConsent, isConsentToBring, storedConsent } from '../../state/consent.ts'
import { create } from '../safe-document.ts'
import { consentText } from './consent-text.ts'

const NAME = 'cookie-consent__unsent'

export interface AnswerBringer {
  /** Sends the answer to the shop without making the page wait. */
  readonly bring: (choice?: string) => Promise<void>
  /** Whether the page shows that the answer has not arrived. */
  readonly isShown: () => boolean
  readonly dismiss: () => void
  /** Stops waiting for a network. */
  readonly stop: () => void
}

/** Reports an unsent answer in place of the question and sends it again, on a later page if necessary. */
export function answerBringer(host: HTMLElement, arrived: () => void): AnswerBringer {
  let isShown = false
  const show = (isUnsent: boolean) => {
    isShown = isUnsent
    host.querySelector(`.${NAME}`)?.remove()
    const form = host.querySelector('form')
    if (form) form.hidden = isUnsent
    if (isUnsent) host.append(drawUnsent(() => void bring()))
  }
  const bring = async (choice = 'chosen') => {
    const form = host.querySelector('form')
    if (!form?.getAttribute('action')) return
    show(!(await bringConsent(form.action, fieldsOf(form, choice))))
    if (isShown) host.hidden = false
    else arrived()
  }
  const bringAgain = () => {
    if (isConsentToBring()) void bring()
  }
  addEventListener('online', bringAgain)
  bringAgain()
  return {
    bring,
    isShown: () => isShown,
    dismiss: () => show(false),
    stop: () => removeEventListener('online', bringAgain),
  }
}

/** The fields that the form would send; a repeated answer is the one that is stored. */
function fieldsOf(form: HTMLFormElement, choice: string): URLSearchParams {
  const stored = storedConsent()
  const fields = new URLSearchParams()
  for (const { name, value, type } of form.querySelectorAll('input'))
    if (type === 'hidden') fields.append(name, value)
  for (const name of CONSENT_PURPOSES)
    if (choice === 'chosen' && stored?.[name]) fields.append(name, 'on')
  fields.set('choice', choice)
  fields.set('quiet', '1')
  return fields
}

function drawUnsent(retry: () => void): HTMLElement {
  const place = create('div')
  place.className = NAME
  const words = create('p')
  words.setAttribute('role', 'status')
  words.textContent = consentText('consent.unsent')
  const again = create('button')
  again.type = 'button'
  again.className = 'cs-button cs-button--secondary'
  again.textContent = consentText('consent.resend')
  again.addEventListener('click', retry)
  place.append(words, again)
  return place
}
