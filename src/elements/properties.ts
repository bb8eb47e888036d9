import { defaultOf, type ReadAttribute } from './attribute-value.ts'
import type { Attribute, AttributeProps, ElementTable } from './element-table.ts'

/**
 * The attributes as properties. Setting a property writes the attribute, which remains the source of truth.
 */
export type ElementProperties<Table extends ElementTable> = {
  -readonly [Name in keyof AttributeProps<Table>]: AttributeProps<Table>[Name]
}

/** Defines each attribute as a property, under the prop's name and under the attribute's. */
export function defineProperties(
  prototype: HTMLElement,
  table: ElementTable,
  readAttribute: ReadAttribute,
): void {
  for (const [name, attribute] of Object.entries(table.attributes)) {
    const property = propertyOf(name.toLowerCase(), attribute, readAttribute)
    Object.defineProperty(prototype, name, property)
    Object.defineProperty(prototype, name.toLowerCase(), property)
  }
}

/** Adopts properties that a script has set before the element was defined. */
export function adoptProperties(element: HTMLElement, table: ElementTable): void {
  for (const name of Object.keys(table.attributes)) {
    for (const key of [name, name.toLowerCase()]) {
      if (!Object.hasOwn(element, key)) continue
      const value: unknown = Reflect.get(element, key)
      Reflect.deleteProperty(element, key)
      Reflect.set(element, key, value)
    }
  }
}

function propertyOf(
  name: string,
  attribute: Attribute,
  readAttribute: ReadAttribute,
): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const read = readAttribute(attribute, this.getAttribute(name))
      return 'value' in read ? read.value : defaultOf(attribute)
    },
    set(this: HTMLElement, value: unknown) {
      const written = write(attribute, value)
      if (written === null) this.removeAttribute(name)
      else this.setAttribute(name, written)
    },
  }
}

function write({ kind }: Attribute, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (kind === 'boolean' && typeof value === 'boolean') return value ? '' : null
  return kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : String(value)
}
