import type { Language } from '../../i18n/dictionary.ts'
import { type Text, textIn } from '../../i18n/text.ts'

const sv = {
  'carrier.name': 'Stafettbud',
  'delivery.home': 'Hem till dörren',
  'delivery.pickup': 'Till ombud',
  'delivery.slot': 'Hem på tid du väljer',
  'delivery.free': 'Gratis',
  'delivery.hours': 'öppet {hours}',
  'delivery.slot.name': '{day} kl. {from}–{to}',
  'delivery.down':
    'Just nu går det inte att visa alla leveranssätt. Du kan beställa med vanlig leverans, eller försöka igen om en stund.',
  'delivery.needszip': 'Fyll i postnumret, så visar vi vad som finns nära dig.',
} as const

const en: Record<keyof typeof sv, string> = {
  'carrier.name': 'Stafettbud',
  'delivery.home': 'To your door',
  'delivery.pickup': 'To a pick-up point',
  'delivery.slot': 'Home at a time you choose',
  'delivery.free': 'Free',
  'delivery.hours': 'open {hours}',
  'delivery.slot.name': '{day}, {from}–{to}',
  'delivery.down':
    'Some ways to deliver cannot be shown right now. You can order with standard delivery, or try again shortly.',
  'delivery.needszip': 'Enter the postcode, and we show what is near you.',
}

const TEXTS: Record<Language, Text> = { sv: textIn('sv', sv), en: textIn('en', en) }

/** Writes what only deliveries say. */
export function carrierText(language: Language): Text {
  return TEXTS[language]
}
