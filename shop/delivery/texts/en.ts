import type { deliverySv } from './sv.ts'

/** Texts about deliveries, in English. */
export const deliveryEn = {
  'carrier.name': '{carrier}',
  'delivery.home': 'To your door',
  'delivery.pickup': 'To a pick-up point',
  'delivery.slot': 'Home at a time you choose',
  'delivery.standard.home': 'To your door',
  'delivery.standard.pickup': 'Nearest pick-up point',
  'delivery.standard.slot': 'First free time',
  'delivery.standard.slot.text': 'We call you and agree on the time.',
  'delivery.standard.pickup.text': 'We tell you which one when the parcel is there.',
  'delivery.arrival.part': '{days}, the rest later',
  'delivery.arrival.none': 'as soon as the goods are in stock',
  'delivery.free': 'Free',
  'delivery.hours': 'open {hours}',
  'delivery.slot.from': 'from {day}',
  'delivery.slot.name': '{day}, {from}–{to}',
  'delivery.down':
    'The carrier isn’t responding right now. You can still order with the choice here, or try again shortly.',
  'delivery.notthere': 'That delivery method isn’t available for this address. Choose another one.',
  'delivery.needszip': 'Enter the postcode, and we show what is near you.',
} as const satisfies Record<keyof typeof deliverySv, string>
