import { type Text, textIn } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'

/** What the pages around a provider's frame say. */
const sv = {
  'frame.title': 'Betalning',
  'frame.done': 'Betalningen är klar. Du skickas vidare.',
  'frame.gone': 'Den här betalningen finns inte längre. Ladda om kassan.',
  'frame.trouble': 'Betalningen kan inte visas just nu. Försök igen eller välj ett annat sätt.',
} as const

const en: Record<keyof typeof sv, string> = {
  'frame.title': 'Payment',
  'frame.done': 'The payment is done. You are being taken on.',
  'frame.gone': 'This payment is no longer there. Load the checkout again.',
  'frame.trouble': 'The payment cannot be shown right now. Try again or choose another way.',
}

const TEXTS: Record<Language, Text> = { sv: textIn('sv', sv), en: textIn('en', en) }

export function paymentText(language: Language): Text {
  return TEXTS[language]
}
