import { readPostcode } from '../../../src/model/postcode.ts'

interface Address {
  readonly zipCode: string
}

/**
 * Swedish postcodes by their first three digits (one number, or the first and last of a range) where
 * all codes with that prefix belong to the same town. The buyer types the town of all others.
 */
const TOWNS: Readonly<Record<string, string>> = {
  Stockholm: '100-118',
  Enskede: '122',
  Farsta: '123',
  Bandhagen: '124',
  Hägersten: '129',
  'Saltsjö-Boo': '132',
  Saltsjöbaden: '133',
  Älta: '138',
  Vårby: '143',
  Rönninge: '144',
  Tullinge: '146',
  Sollentuna: '191-192',
  Sigtuna: '193',
  'Upplands Väsby': '194',
  Kungsängen: '196',
  Bro: '197',
  Malmö: '201-203 205 207-209 211-215 217',
  Lund: '220-228',
  Göteborg: '405 408-409 411-418',
  'Västra Frölunda': '421',
  Lindome: '437',
  Uppsala: '750-754 756-758',
}

const BY_PREFIX = new Map(Object.entries(TOWNS).flatMap(([town, all]) => listPrefixes(town, all)))

/** The towns of a checkout's postcodes, by postcode, where a postcode alone decides its town. */
export function townsOf(
  country: string,
  addresses: readonly (Address | null | undefined)[],
): Record<string, string> {
  const known = addresses.flatMap((it) => {
    const town = it && postTown(it.zipCode, country)
    return town ? [[it.zipCode, town]] : []
  })
  return Object.fromEntries(known)
}

/** The town of a postcode; undefined where it is ambiguous. */
export function postTown(typed: string, country: string): string | undefined {
  if (country !== 'SE') return undefined
  const found = readPostcode(typed, country)
  return 'zipCode' in found ? BY_PREFIX.get(found.zipCode.slice(0, 3)) : undefined
}

function listPrefixes(town: string, all: string): [string, string][] {
  return all.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    const count = last - first + 1
    return Array.from({ length: count }, (_, at): [string, string] => [String(first + at), town])
  })
}
