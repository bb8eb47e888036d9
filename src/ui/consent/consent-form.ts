import type { TextKey } from '../../i18n/texts/text-key.ts'
import { CONSENT_PATH, type Consent, type ConsentPurpose } from '../../model/consent.ts'
import type { Forms } from '../action-form.tsx'

/**
 * An element with properties that React and the DOM share. The server draws the question with React; a tag
 * that arrived empty draws it without, because it must appear before any action of the visitor.
 */
export interface ConsentNode {
  readonly tag: keyof HTMLElementTagNameMap
  readonly properties: Readonly<Record<string, string | boolean>>
  readonly children: readonly (ConsentNode | string)[]
}

export interface ConsentQuestion {
  /** The requested purposes. */
  readonly purposes: readonly ConsentPurpose[]
  /** The stored answer; without one, no box is ticked. */
  readonly answer?: Consent | undefined
  /** What the form needs to be submitted without script. */
  readonly forms?: Forms | undefined
  readonly text: (key: TextKey) => string
}

/** All or nothing, each with one press, side by side and alike; the details are folded. */
export function drawConsent(question: ConsentQuestion): ConsentNode {
  const { purposes, forms, text } = question
  const sent = forms ? { method: 'post', action: forms.prefix + CONSENT_PATH } : {}
  return draw(
    'form',
    { ...sent, className: 'cookie-consent__form', 'aria-label': text('consent.title') },
    ...Object.entries(forms?.hidden ?? {}).map(([name, value]) =>
      draw('input', { type: 'hidden', name, value }),
    ),
    draw('p', {}, text(leadOf(purposes))),
    draw(
      'div',
      { className: 'cookie-consent__answers' },
      drawAnswer('none', text('consent.reject')),
      drawAnswer('all', text('consent.accept')),
    ),
    drawChoice(question),
  )
}

/** The consent in one sentence. */
function leadOf(purposes: readonly ConsentPurpose[]): TextKey {
  if (!purposes.includes('preferences')) return 'consent.text'
  return purposes.includes('measurement') ? 'consent.text.both' : 'consent.text.preferences'
}

function drawChoice({ purposes, answer, text }: ConsentQuestion): ConsentNode {
  const necessary = drawPurpose(text('consent.necessary'), text('consent.necessary.text'), {
    disabled: true,
    defaultChecked: true,
  })
  return draw(
    'details',
    {},
    draw('summary', {}, text('consent.choose')),
    necessary,
    ...purposes.map((name) =>
      drawPurpose(text(`consent.${name}`), text(`consent.${name}.text`), {
        name,
        defaultChecked: answer?.[name] ?? false,
      }),
    ),
    drawAnswer('chosen', text('consent.save')),
  )
}

function drawPurpose(name: string, words: string, box: ConsentNode['properties']): ConsentNode {
  return draw(
    'label',
    { className: 'cookie-consent__purpose' },
    draw('input', { type: 'checkbox', ...box }),
    draw('span', {}, draw('b', {}, name), ` ${words}`),
  )
}

function drawAnswer(value: string, words: string): ConsentNode {
  const className = 'cs-button cs-button--secondary'
  return draw('button', { type: 'submit', name: 'choice', value, className }, words)
}

function draw(
  tag: ConsentNode['tag'],
  properties: ConsentNode['properties'],
  ...children: ConsentNode['children']
): ConsentNode {
  return { tag, properties, children }
}
