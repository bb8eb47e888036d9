import { randomInt } from 'node:crypto'

/** Below this, whoever tries many codes finds one. */
const SECRET_BITS = 40
/** A word or the beginning of one, out of the ten thousand or so that people choose. */
const WORD_BITS = 14
const LETTER_BITS = 4.5
const DIGIT_BITS = 3

// Without characters that are mistaken for others when they are read aloud or typed.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'
/** Two letters between digits never make a word. */
const SHAPE = 'LLD-LLD-LLD-LLD'

/** Whether a code can be kept from whoever guesses. One of words and years is found, however long. */
export function isSecretCode(code: string): boolean {
  const runs = code.match(/\p{L}+|\p{N}+/gu) ?? []
  return runs.reduce((sum, run) => sum + bitsOf(run), 0) >= SECRET_BITS
}

function bitsOf(run: string): number {
  if (/^\p{N}/u.test(run)) return run.length * DIGIT_BITS
  return run.length > 2 ? WORD_BITS : run.length * LETTER_BITS
}

/** A code of 48 bits that nobody finds by trying. */
export function makeSecretCode(random: (below: number) => number = randomInt): string {
  const oneOf = (characters: string) => characters.charAt(random(characters.length))
  return SHAPE.replace(/[LD]/g, (it) => oneOf(it === 'L' ? LETTERS : DIGITS))
}
