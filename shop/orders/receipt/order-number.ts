import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/db/schema.ts'
import { isNumberFree } from './order-queries.ts'

/** Neither 0 and O nor 1 and I, so that a number survives being read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6
const DATE_LENGTH = 6
const NUMBER_LENGTH = DATE_LENGTH + LENGTH

/** The number that the customer sees: the day and six random signs, `261121-7KQ4TM`. */
export async function newOrderNumber(tx: Tx, now: number): Promise<string> {
  for (;;) {
    const number = randomNumber(now)
    if (await isNumberFree(tx, number)) return number
  }
}

/** A day, and characters that nobody can guess. */
export function randomNumber(now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${signs.join('')}`
}

/** However it is written: `#261121 7kq4tm` is `261121-7KQ4TM`. */
export function toOrderNumber(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (signs.length !== NUMBER_LENGTH) return signs
  return `${signs.slice(0, DATE_LENGTH)}-${signs.slice(DATE_LENGTH)}`
}
