import { randomInt } from 'node:crypto'
import type { Tx } from '../db/schema.ts'
import { isNumberFree } from './order-queries.ts'

/** Neither 0 and O nor 1 and I, so that a number survives being read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** The number that the customer sees: the day and six random signs, `261121-7KQ4TM`. */
export async function newOrderNumber(tx: Tx, now: number): Promise<string> {
  for (;;) {
    const number = randomNumber(now)
    if (await isNumberFree(tx, number)) return number
  }
}

/** A day, and signs that nobody can guess. */
export function randomNumber(now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${signs.join('')}`
}
