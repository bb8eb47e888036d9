import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'newsletter-block',
  attributes: {
    title: { kind: 'string', default: '' },
    text: { kind: 'string', default: '' },
    consentText: { kind: 'string', default: '' },
  },
  events: ['courtside:before-submit'],
  wake: ['intent'],
  texts: ['content', 'forms'],
} as const satisfies ElementTable

export const notes = {
  summary:
    'Asks for the newsletter: one address, which its owner confirms in a mail; the answer is the ' +
    'same for every address.',
  attributes: {
    title: 'The heading; the text `newsletter.title` if absent.',
    text: 'What comes, and how often; the text `newsletter.text` if absent.',
    consentText:
      'What the address is used for, and how to leave, before the button; the text ' +
      '`newsletter.consent` if absent.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
  },
  keyboard: ['Enter in the field: asks for the newsletter.'],
  withoutScript: 'The server’s form, which asks for it by itself.',
  states: { 'data-state on the button': '`idle`, `loading`, `completed` or `error`.' },
  example: `<newsletter-block title="Träna med oss" text="Nyheter och erbjudanden med e-post."></newsletter-block>`,
} as const satisfies ElementNotes<typeof table>
