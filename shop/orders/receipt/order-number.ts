import { randomInt } from 'node:crypto'

/** Without 0 and O, 1 and I, so that nobody confuses them when a number is read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6
const DATE_LENGTH = 6
const NUMBER_LENGTH = DATE_LENGTH + LENGTH

/**
 * The number that the customer sees: the day, and six characters that nobody can guess, `261121-7KQ4TM`. A
 * transaction whose number is taken is repeated with another one.
 */
export function randomNumber(now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${signs.join('')}`
}

/** Normalizes a typed number: `#261121 7kq4tm` is `261121-7KQ4TM`. */
export function toOrderNumber(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (signs.length !== NUMBER_LENGTH) return signs
  return `${signs.slice(0, DATE_LENGTH)}-${signs.slice(DATE_LENGTH)}`
}
