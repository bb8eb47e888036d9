/** Texts about deliveries, in Swedish. */
export const deliverySv = {
  'carrier.name': '{carrier}',
  'delivery.home': 'Hem till dörren',
  'delivery.pickup': 'Till ombud',
  'delivery.slot': 'Hem på tid du väljer',
  'delivery.standard.home': 'Hem till dörren',
  'delivery.standard.pickup': 'Närmaste ombud',
  'delivery.standard.slot': 'Första lediga tid',
  'delivery.standard.slot.text': 'Vi ringer och kommer överens om tiden.',
  'delivery.standard.pickup.text': 'Vi meddelar vilket ombud när paketet är framme.',
  'delivery.arrival.part': '{days}, resten senare',
  'delivery.arrival.none': 'så snart varorna har kommit in',
  'delivery.free': 'Gratis',
  'delivery.hours': 'öppet {hours}',
  'delivery.slot.from': 'från {day}',
  'delivery.slot.name': '{day} kl. {from}–{to}',
  'delivery.down':
    'Transportören svarar inte just nu. Du kan ändå beställa med valet här, eller försöka igen om en stund.',
  'delivery.notthere': 'Det leveranssättet finns inte för adressen. Välj ett annat.',
  'delivery.needszip': 'Fyll i postnumret, så visar vi vad som finns nära dig.',
} as const satisfies Record<string, string>
