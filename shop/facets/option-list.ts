import type { Language } from '../../src/model/language.ts'
import { slugOf } from '../catalogue/slugs.ts'
import type { GroupOptions, OptionLabel } from './facet-index.ts'
import { type EventLoopYielder, sortYielding } from './yield-to-event-loop.ts'

/** An option before it has an id. */
export interface MetOption {
  readonly sv: string
  readonly en: string
  readonly hex?: string
  readonly isKey?: boolean
  /** The catalogue's id; absent if the option is only a word. */
  readonly id?: string
}

type Compare = (one: OptionLabel, other: OptionLabel, language: Language) => number

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  sv: new Intl.Collator('sv', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

/** The options of a group, each once, in the order in which products have them. */
export class OptionList {
  readonly #met: MetOption[] = []
  readonly #positions = new Map<string, number>()

  get size(): number {
    return this.#met.length
  }

  get met(): readonly MetOption[] {
    return this.#met
  }

  /** The position of the option with this key; `describe` is called for a new one. */
  positionOf(key: string, describe: () => MetOption): number {
    const existing = this.#positions.get(key)
    if (existing !== undefined) return existing
    const position = this.#met.push(describe()) - 1
    this.#positions.set(key, position)
    return position
  }

  describe(position: number, option: MetOption): void {
    this.#met[position] = option
  }

  async finish(compare: Compare, yielder: EventLoopYielder): Promise<GroupOptions> {
    const labels = withIds(this.#met)
    const sorted = (language: Language) =>
      sortYielding(
        labels.length,
        (a, b) => compareAt(labels, a, b, (x, y) => compare(x, y, language)),
        yielder,
      )
    return {
      labels,
      positionOf: new Map(labels.map(({ id }, position) => [id, position])),
      order: { sv: await sorted('sv'), en: await sorted('en') },
    }
  }
}

export const byName: Compare = (one, other, language) =>
  COLLATORS[language].compare(one[language], other[language])

/** In the order in which they were found. */
export const asMet: Compare = () => 0

function compareAt(
  labels: readonly OptionLabel[],
  a: number,
  b: number,
  compare: (one: OptionLabel, other: OptionLabel) => number,
): number {
  const [one, other] = [labels[a], labels[b]]
  return (one && other && compare(one, other)) || a - b
}

/** Readable ids from the English word, or from all words if two options would share one. */
function withIds(met: readonly MetOption[]): OptionLabel[] {
  const slugs = new Map<string, number>()
  for (const it of met) {
    const id = it.id ?? slugOf(it.en)
    slugs.set(id, (slugs.get(id) ?? 0) + 1)
  }
  return met.map(({ id, ...words }) => {
    const slug = id ?? slugOf(words.en)
    const isOwn = id !== undefined || (slug !== '' && slugs.get(slug) === 1)
    return { ...words, id: isOwn ? slug : `${words.en} ${words.sv}` }
  })
}
