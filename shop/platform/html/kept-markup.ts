import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { textsInUse } from '../../../src/i18n/text.ts'
import { flat } from './flat.ts'
import type { Props } from './write-tag.ts'

/** Characters of markup and keys in each of the two generations. */
const MAX_CHARACTERS = 4_000_000
/** Nothing that is larger is kept. */
const MAX_LENGTH = 100_000
/** Stands where a value was left out. Nobody can guess it, so nobody's text can hold it. */
const PLACE = `place-${randomBytes(12).toString('hex')}`
/** Reads the same in an attribute, in an address and in JSON. */
const SAFE_VALUE = /^[\w-]+$/

/** What a view is kept by. */
export interface Keeping<Own> {
  /** All that its markup depends on beside the texts, as JSON tells it. */
  readonly keyOf: (props: Own) => readonly unknown[]
  /** What of the props nobody changes, and its part of the key: read once for each such object. */
  readonly content?: {
    readonly of: (props: Own) => object
    readonly keyOf: (props: Own) => readonly unknown[]
  }
  /** A value that is another one in most drawings, such as the id of a row. */
  readonly place?: {
    readonly valueOf: (props: Own) => string
    readonly withValue: (props: Own, value: string) => Own
  }
}

/** Markup as the texts around the places of the value that was left out. */
type Pieces = readonly string[]

const keepings = new Map<unknown, Keeping<Props>>()
const numbers = new WeakMap<object, number>()
/** By what was shown, and by the rest of the key. */
const shownBefore = new WeakMap<object, Map<string, Pieces>>()
let numbered = 0
let young = new Map<string, Pieces>()
let old = new Map<string, Pieces>()
let characters = 0

/**
 * Has a view that many pages draw from the same props kept as a string. The key is made from all
 * that the markup depends on, so that no visitor is shown what was drawn for another's prices.
 */
export function keepMarkup<Own>(view: (props: Own) => ReactNode, keeping: Keeping<Own>): void {
  keepings.set(view, keeping as unknown as Keeping<Props>)
}

/** What a view is kept by, if it is. */
export function keepingOf(view: unknown): Keeping<Props> | undefined {
  return keepings.get(view)
}

/** The markup of such a view, which `draw` draws where it is not kept yet. */
export function keptMarkup(
  keeping: Keeping<Props>,
  props: Props,
  draw: (props: Props) => string,
): string {
  const { keyOf, content, place } = keeping
  const value = place?.valueOf(props) ?? ''
  const isFilled = place !== undefined && SAFE_VALUE.test(value)
  const shown = isFilled ? place.withValue(props, PLACE) : props
  const key = JSON.stringify([numberOf(keeping), numberOf(textsInUse()), ...keyOf(shown)])
  const known = content && markupsOf(content.of(shown))
  const wholeKey = () => (content ? key + JSON.stringify(content.keyOf(shown)) : key)
  const pieces = known?.get(key) ?? findOrDraw(wholeKey(), () => draw(shown))
  known?.set(key, pieces)
  return isFilled ? pieces.join(value) : pieces.join(PLACE)
}

function markupsOf(content: object): Map<string, Pieces> {
  const markups = shownBefore.get(content) ?? new Map()
  shownBefore.set(content, markups)
  return markups
}

function findOrDraw(key: string, draw: () => string): Pieces {
  return find(key) ?? store(key, draw().split(PLACE).map(flat))
}

/** Tells one object from another in a key that is JSON. */
export function numberOf(it: object): number {
  const known = numbers.get(it)
  if (known !== undefined) return known
  numbered += 1
  numbers.set(it, numbered)
  return numbered
}

/** What is found moves to the young ones; the old ones are forgotten all at once. */
function find(key: string): Pieces | undefined {
  const found = young.get(key)
  if (found) return found
  const older = old.get(key)
  return older && store(key, older)
}

function store(key: string, pieces: Pieces): Pieces {
  const length = pieces.reduce((sum, it) => sum + it.length, key.length)
  if (length > MAX_LENGTH) return pieces
  if (characters + length > MAX_CHARACTERS) {
    old = young
    young = new Map()
    characters = 0
  }
  characters += length
  young.set(key, pieces)
  return pieces
}
