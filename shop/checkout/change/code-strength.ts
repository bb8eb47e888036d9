import { randomInt } from 'node:crypto'

/** With fewer bits, somebody who tries many codes finds one. */
const SECRET_BITS = 40
/** A word or the beginning of one, out of about ten thousand that people choose. */
const WORD_BITS = 14
const LETTER_BITS = 4.5
const DIGIT_BITS = 3

// Excludes characters that are easily mistaken for others when read aloud or typed.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'
/** Two letters between digits never form a word. */
const SHAPE = 'LLD-LLD-LLD-LLD'

/** Whether a code withstands guessing. A code of words and years does not, however long. */
export function isSecretCode(code: string): boolean {
  const runs = code.match(/\p{L}+|\p{N}+/gu) ?? []
  return runs.reduce((sum, run) => sum + bitsOf(run), 0) >= SECRET_BITS
}

function bitsOf(run: string): number {
  if (/^\p{N}/u.test(run)) return run.length * DIGIT_BITS
  return run.length > 2 ? WORD_BITS : run.length * LETTER_BITS
}

/** A code of 48 bits that nobody finds by guessing. */
export function makeSecretCode(random: (below: number) => number = randomInt): string {
  const oneOf = (characters: string) => characters.charAt(random(characters.length))
  return SHAPE.replace(/[LD]/g, (it) => oneOf(it === 'L' ? LETTERS : DIGITS))
}
