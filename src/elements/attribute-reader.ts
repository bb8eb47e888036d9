import { type AttributeName, attributeName } from './attribute-name.ts'
import { defaultOf } from './attribute-value.ts'
import { noteGood, reportAttribute } from './diagnostics.ts'
import type { Attribute, ElementTable } from './element-table.ts'
import { readAttribute } from './json-attribute.ts'

interface CachedAttribute {
  /** The name under which the page has written it. */
  readonly written: string
  readonly raw: string | null
  readonly value: unknown
  /** Whether a valid value has ever been read. */
  readonly isGood: boolean
  readonly message?: string
}

/** Turns an element's attributes into its view's props; an invalid attribute keeps its last valid value. */
export class AttributeReader {
  readonly #host: HTMLElement
  readonly #table: ElementTable
  readonly #prefix: string
  readonly #cached = new Map<string, CachedAttribute>()

  /** Attributes of a `data-courtside` mount have the prefix `data-`. */
  constructor(host: HTMLElement, table: ElementTable, prefix: string) {
    this.#host = host
    this.#table = table
    this.#prefix = prefix
  }

  /** Returns nothing as long as a required attribute has never been valid. */
  read(): Record<string, unknown> | undefined {
    const props: Record<string, unknown> = {}
    let isComplete = true
    for (const [name, attribute] of Object.entries(this.#table.attributes)) {
      const cached = this.#look(name, attribute)
      props[name] = cached.value
      const isNeeded = 'required' in attribute || 'keepsMarkup' in attribute
      if (!cached.isGood && isNeeded) isComplete = false
    }
    return isComplete ? props : undefined
  }

  /** The current problems. */
  get messages(): readonly string[] {
    return [...this.#cached.values()].flatMap(({ message }) => message ?? [])
  }

  forget(): void {
    this.#cached.clear()
  }

  #look(name: string, attribute: Attribute): CachedAttribute {
    const own = this.#prefix + name.toLowerCase()
    const written = attributeName(this.#host, own, this.#prefix, attribute)
    const raw = this.#host.getAttribute(written.name)
    const last = this.#cached.get(name)
    if (last?.raw === raw && last.written === written.name) return last
    const cached = { ...this.#judge(attribute, raw, written, last), written: written.name }
    this.#cached.set(name, cached)
    return cached
  }

  #judge(
    attribute: Attribute,
    raw: string | null,
    { name, advice }: AttributeName,
    last?: CachedAttribute,
  ): Omit<CachedAttribute, 'written'> {
    const report = (it: string) => reportAttribute(this.#host, this.#table.tag, name, it)
    const read = readAttribute(attribute, raw)
    if ('value' in read) {
      noteGood(this.#host, name)
      return { raw, value: read.value, isGood: true, ...(advice && { message: report(advice) }) }
    }
    return {
      raw,
      value: last?.isGood ? last.value : defaultOf(attribute),
      isGood: last?.isGood ?? false,
      message: report(read.problem),
    }
  }
}
