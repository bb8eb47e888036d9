import type { OrderAddress, OrderState } from '../../../src/model/order.ts'

/** Products by the number of their code, and pieces. */
export type StoryGoods = Readonly<Record<number, number>>

export interface StoryOrder {
  /** A customer of the demo, or a guest. */
  readonly buyer: 'anna' | 'bo' | 'disa' | keyof typeof GUESTS
  readonly daysAgo: number
  readonly state: Exclude<OrderState, 'held'>
  readonly goods: StoryGoods
  /** Of the row at this position, a piece comes back. */
  readonly returnedRow?: number
}

export type Person = Pick<OrderAddress, 'firstName' | 'lastName' | 'address' | 'zipCode' | 'city'>

const guest = (name: string, address: string, zipCode: string, city: string): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, address, zipCode, city }
}

/** Who has bought without an account. */
export const GUESTS = {
  elin: guest('Elin Sund', 'Björkvägen 3', '123 47', 'Bollstad'),
  oskar: guest('Oskar Nord', 'Hamngatan 21', '222 23', 'Lunda'),
  karin: guest('Karin Wall', 'Skolgatan 8', '333 31', 'Norrby'),
  anders: guest('Anders Bäck', 'Storgatan 44', '123 45', 'Bollstad'),
  sara: guest('Sara Ek', 'Parkvägen 2', '444 42', 'Österby'),
  johan: guest('Johan Hed', 'Kvarngatan 17', '222 21', 'Lunda'),
} as const

const order = (
  buyer: StoryOrder['buyer'],
  daysAgo: number,
  state: StoryOrder['state'],
  goods: StoryGoods,
): StoryOrder => ({ buyer, daysAgo, state, goods })

/**
 * What the demo has sold in the last thirty days: a private customer's orders in every state, those of
 * a club, of which one waits, and those of guests.
 */
export const STORY_ORDERS: readonly StoryOrder[] = [
  order('anna', 0.2, 'topay', { 20110: 1 }),
  order('anna', 1.1, 'topack', { 10103: 1, 20603: 2 }),
  order('anna', 2.3, 'packed', { 40201: 1 }),
  { ...order('anna', 6.2, 'sent', { 10101: 1, 20101: 2, 50106: 1 }), returnedRow: 1 },
  order('anna', 13.4, 'cancelled', { 50201: 1 }),
  order('anna', 19.1, 'refunded', { 10306: 1 }),
  order('anna', 27.3, 'sent', { 40104: 2, 40205: 1 }),

  order('disa', 0.1, 'toapprove', { 60101: 2, 60107: 2 }),
  order('disa', 2.2, 'topack', { 60105: 2 }),
  order('disa', 6.4, 'sent', { 60110: 4, 20304: 10 }),
  order('bo', 12.3, 'sent', { 60104: 1 }),
  order('bo', 20.2, 'sent', { 10310: 8, 50105: 12 }),
  order('bo', 27.1, 'sent', { 20301: 12, 20303: 12 }),

  order('elin', 0.4, 'topack', { 10105: 1 }),
  order('oskar', 0.6, 'topack', { 20408: 1, 20605: 1 }),
  order('karin', 1.4, 'topay', { 40204: 1 }),
  order('anders', 1.8, 'packed', { 10102: 1, 20113: 1 }),
  order('sara', 3.3, 'sent', { 20503: 2, 20501: 3 }),
  order('johan', 4.2, 'sent', { 50301: 1, 30110: 4 }),
  order('elin', 7.5, 'sent', { 20103: 1 }),
  order('karin', 9.2, 'cancelled', { 50203: 1 }),
  order('oskar', 11.1, 'sent', { 40101: 4, 40203: 1 }),
  order('anders', 15.3, 'sent', { 10401: 1, 20305: 1 }),
  order('sara', 18.4, 'refunded', { 20406: 1 }),
  order('johan', 22.2, 'sent', { 20201: 2, 20602: 1 }),
  order('elin', 28.1, 'sent', { 40105: 1 }),
]
