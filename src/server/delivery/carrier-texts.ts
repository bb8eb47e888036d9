import { type Text, textIn } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'

const sv = {
  'carrier.name': 'Stafettbud',
  'delivery.home': 'Hem till dörren',
  'delivery.pickup': 'Till ombud',
  'delivery.slot': 'Hem på tid du väljer',
  'delivery.standard.home': 'Hem till dörren',
  'delivery.standard.pickup': 'Närmaste ombud',
  'delivery.standard.slot': 'Första lediga tid',
  'delivery.standard.slot.text': 'Vi ringer och kommer överens om tiden.',
  'delivery.standard.pickup.text': 'Vi meddelar vilket ombud när paketet är framme.',
  'delivery.free': 'Gratis',
  'delivery.hours': 'öppet {hours}',
  'delivery.slot.from': 'från {day}',
  'delivery.slot.name': '{day} kl. {from}–{to}',
  'delivery.down':
    'Budfirman svarar inte just nu. Du kan beställa ändå med valet här, eller försöka igen om en stund.',
  'delivery.notthere':
    'Det går inte att leverera så till den adressen. Välj ett annat leveranssätt.',
  'delivery.needszip': 'Fyll i postnumret, så visar vi vad som finns nära dig.',
} as const

const en: Record<keyof typeof sv, string> = {
  'carrier.name': 'Stafettbud',
  'delivery.home': 'To your door',
  'delivery.pickup': 'To a pick-up point',
  'delivery.slot': 'Home at a time you choose',
  'delivery.standard.home': 'To your door',
  'delivery.standard.pickup': 'Nearest pick-up point',
  'delivery.standard.slot': 'First free time',
  'delivery.standard.slot.text': 'We call you and agree on the time.',
  'delivery.standard.pickup.text': 'We tell you which one when the parcel is there.',
  'delivery.free': 'Free',
  'delivery.hours': 'open {hours}',
  'delivery.slot.from': 'from {day}',
  'delivery.slot.name': '{day}, {from}–{to}',
  'delivery.down':
    'The carrier does not answer right now. You can still order with the choice here, or try again shortly.',
  'delivery.notthere': 'It cannot be delivered there in this way. Choose another one.',
  'delivery.needszip': 'Enter the postcode, and we show what is near you.',
}

const TEXTS: Record<Language, Text> = { sv: textIn('sv', sv), en: textIn('en', en) }

/** Writes what only deliveries say. */
export function carrierText(language: Language): Text {
  return TEXTS[language]
}
