import { NumberList, type Numbers } from './number-list.ts'

/** Sets of a group's options; products with the same options share one. */
export interface OptionSets {
  readonly size: number
  /** Start of each set in `options`, and the end of the last. */
  readonly starts: Numbers
  readonly options: Numbers
}

/** The number of each row's set. */
export interface Column {
  readonly values: Numbers
  readonly sets: OptionSets
}

/** Builds a column, row by row. */
export class ColumnBuilder {
  readonly #values = new NumberList()
  readonly #starts = new NumberList()
  readonly #options = new NumberList()
  readonly #numbers = new Map<string, number>()

  constructor() {
    this.#starts.push(0)
  }

  /** `options` lists each option once, in no order. */
  push(options: readonly number[]): void {
    this.#values.push(this.#numberOf(options))
  }

  /** Adds a set even if no product has it yet. */
  know(options: readonly number[]): void {
    this.#numberOf(options)
  }

  finish(): Column {
    const sets = { size: this.#numbers.size, starts: this.#starts.finish() }
    return { values: this.#values.finish(), sets: { ...sets, options: this.#options.finish() } }
  }

  #numberOf(options: readonly number[]): number {
    const key = options.length > 1 ? [...options].sort((a, b) => a - b).join() : String(options)
    const existing = this.#numbers.get(key)
    if (existing !== undefined) return existing
    for (const it of options) this.#options.push(it)
    this.#starts.push(this.#options.length)
    this.#numbers.set(key, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

/** Merges options of a column; `places` lists the new positions by the old. */
export function mergeOptions({ values, sets }: Column, positions: readonly number[]): Column {
  const [starts, options] = [new NumberList(), new NumberList()]
  for (let set = 0; set < sets.size; set += 1) {
    starts.push(options.length)
    const before = sets.options.subarray(sets.starts[set] ?? 0, sets.starts[set + 1] ?? 0)
    const merged = new Set(Array.from(before, (it) => positions[it] ?? 0))
    for (const it of merged) options.push(it)
  }
  starts.push(options.length)
  return { values, sets: { size: sets.size, starts: starts.finish(), options: options.finish() } }
}

/** 1 for each set that contains any of these options. */
export function setsWith({ size, starts, options }: OptionSets, ids: readonly number[]) {
  const included = new Set(ids)
  const found = new Uint8Array(size)
  for (let set = 0; set < size; set += 1) {
    for (let at = starts[set] ?? 0; at < (starts[set + 1] ?? 0); at += 1) {
      if (included.has(options[at] ?? -1)) found[set] = 1
    }
  }
  return found
}

/** Number of occurrences of each option, from those of each set. */
export function addUp(
  { size, starts, options }: OptionSets,
  bySet: Uint32Array,
  optionCount: number,
): Uint32Array {
  const counts = new Uint32Array(optionCount)
  for (let set = 0; set < size; set += 1) {
    const often = bySet[set] ?? 0
    if (often === 0) continue
    for (let at = starts[set] ?? 0; at < (starts[set + 1] ?? 0); at += 1) {
      const option = options[at] ?? 0
      counts[option] = (counts[option] ?? 0) + often
    }
  }
  return counts
}
