import type { TextKey } from '../../i18n/texts/text-key.ts'
import { CONSENT_PATH, type Consent } from '../../model/consent.ts'
import type { Forms } from '../action-form.tsx'

/**
 * A tag with properties that React and the document's own elements share. The question is drawn by the
 * server with React, and in a tag that came empty without: it stands before anybody has acted.
 */
export interface Drawn {
  readonly tag: keyof HTMLElementTagNameMap
  readonly properties: Readonly<Record<string, string | boolean>>
  readonly children: readonly (Drawn | string)[]
}

export interface ConsentQuestion {
  /** Whether advertisements are asked for too. */
  readonly marketing: boolean
  /** The answer that stands; no box is ticked without one. */
  readonly answer?: Consent | undefined
  /** What the form needs to be sent without script. */
  readonly forms?: Forms | undefined
  readonly text: (key: TextKey) => string
}

const TITLE_ID = 'cookie-consent-title'

/** All or nothing by one press each, side by side and alike; more is folded away. */
export function drawConsent(question: ConsentQuestion): Drawn {
  const { forms, text } = question
  const sent = forms ? { method: 'post', action: forms.prefix + CONSENT_PATH } : {}
  return draw(
    'form',
    { ...sent, className: 'cookie-consent__form', 'aria-labelledby': TITLE_ID },
    ...Object.entries(forms?.hidden ?? {}).map(([name, value]) =>
      draw('input', { type: 'hidden', name, value }),
    ),
    draw('h2', { id: TITLE_ID }, text('consent.title')),
    draw('p', {}, text('consent.text')),
    draw(
      'div',
      { className: 'cookie-consent__answers' },
      drawAnswer('none', text('consent.reject')),
      drawAnswer('all', text('consent.accept')),
    ),
    drawChoice(question),
  )
}

function drawChoice({ marketing, answer, text }: ConsentQuestion): Drawn {
  const purposes = [
    drawPurpose(text('consent.necessary'), text('consent.necessary.text'), {
      disabled: true,
      defaultChecked: true,
    }),
    drawPurpose(text('consent.measurement'), text('consent.measurement.text'), {
      name: 'measurement',
      defaultChecked: answer?.measurement ?? false,
    }),
  ]
  const advertised = drawPurpose(text('consent.marketing'), text('consent.marketing.text'), {
    name: 'marketing',
    defaultChecked: answer?.marketing ?? false,
  })
  return draw(
    'details',
    {},
    draw('summary', {}, text('consent.choose')),
    ...(marketing ? [...purposes, advertised] : purposes),
    drawAnswer('chosen', text('consent.save')),
  )
}

function drawPurpose(name: string, words: string, box: Drawn['properties']): Drawn {
  return draw(
    'label',
    { className: 'cookie-consent__purpose' },
    draw('input', { type: 'checkbox', ...box }),
    draw('span', {}, draw('b', {}, name), ` ${words}`),
  )
}

function drawAnswer(value: string, words: string): Drawn {
  const className = 'cs-button cs-button--secondary'
  return draw('button', { type: 'submit', name: 'choice', value, className }, words)
}

function draw(
  tag: Drawn['tag'],
  properties: Drawn['properties'],
  ...children: Drawn['children']
): Drawn {
  return { tag, properties, children }
}
