import { boxText, readQuantity } from '../../model/quantity.ts'
import type { Quantities } from '../../model/size-fields.ts'
import type { Message } from '../../model/validation.ts'
import type { DisplayedSize } from './displayed-size.ts'

/** The texts of the boxes, by `fieldId`. */
export interface TypedSizes {
  readonly texts: Readonly<Record<string, string>>
  /** As last read from the texts, when a box was left. */
  readonly quantities: Quantities
  readonly faults: Readonly<Record<string, Message>>
}

export type SizesEvent =
  | { readonly type: 'typed'; readonly fieldId: string; readonly text: string }
  | { readonly type: 'left'; readonly fieldId: string }
  | { readonly type: 'restored'; readonly fieldId: string }
  | { readonly type: 'filled'; readonly texts: TypedSizes['texts'] }
  | { readonly type: 'added'; readonly texts: TypedSizes['texts'] }
  | { readonly type: 'cleared' }
  | {
      readonly type: 'carried'
      readonly from: readonly DisplayedSize[]
      readonly to: readonly DisplayedSize[]
    }
  | { readonly type: 'defaults'; readonly fields: readonly DisplayedSize[] }

/** The initial quantities of the fields, such as those of an earlier order. */
export function givenSizes(fields: readonly DisplayedSize[]): TypedSizes {
  const texts = fields.map((it) => [it.fieldId, String(it.fieldValue ?? '')] as const)
  return commit(NOTHING_TYPED, Object.fromEntries(texts))
}

const NOTHING_TYPED: TypedSizes = { texts: {}, quantities: {}, faults: {} }

/** Typing changes the text only; leaving a box commits it. */
export function sizesAfter(sizes: TypedSizes, event: SizesEvent): TypedSizes {
  switch (event.type) {
    case 'typed':
      return typeText(sizes, event.fieldId, event.text)
    case 'left':
      return commit(sizes, { [event.fieldId]: sizes.texts[event.fieldId] ?? '' })
    case 'restored':
      return commit(sizes, { [event.fieldId]: boxText(sizes.quantities[event.fieldId] ?? 0) })
    case 'filled':
      return commit(sizes, event.texts)
    case 'added':
      return withoutAdded(sizes, event.texts)
    case 'carried':
      return commit(NOTHING_TYPED, carriedTexts(sizes.texts, event.from, event.to))
    case 'cleared':
      return NOTHING_TYPED
    case 'defaults':
      return givenSizes(event.fields)
  }
}

/** An error disappears with the key that corrects its box. */
function typeText(sizes: TypedSizes, fieldId: string, text: string): TypedSizes {
  const texts = { ...sizes.texts, [fieldId]: text }
  const isRight = fieldId in sizes.faults && 'quantity' in readQuantity(text, { min: 0 })
  return isRight ? commit({ ...sizes, texts }, { [fieldId]: text }) : { ...sizes, texts }
}

/** Input from during the request stays: only the quantities that were added are cleared. */
function withoutAdded(sizes: TypedSizes, added: TypedSizes['texts']): TypedSizes {
  const isNew = ([fieldId]: readonly [string, unknown]) => sizes.texts[fieldId] !== added[fieldId]
  const isRead = ([fieldId, quantity]: readonly [string, number]) =>
    sizes.texts[fieldId] === boxText(quantity)
  return {
    texts: Object.fromEntries(Object.entries(sizes.texts).filter(isNew)),
    quantities: Object.fromEntries(Object.entries(sizes.quantities).filter(isNew).filter(isRead)),
    faults: Object.fromEntries(Object.entries(sizes.faults).filter(isNew)),
  }
}

/** A size's quantity carries over to another colour, if that is available. */
function carriedTexts(
  texts: TypedSizes['texts'],
  from: readonly DisplayedSize[],
  to: readonly DisplayedSize[],
): TypedSizes['texts'] {
  const textBySize = new Map(from.map((it) => [it.size, texts[it.fieldId]]))
  const entries = to.map(
    (it) => [it.fieldId, (it.inStock && textBySize.get(it.size)) || ''] as const,
  )
  return Object.fromEntries(entries)
}

function commit(sizes: TypedSizes, typed: TypedSizes['texts']): TypedSizes {
  const texts = { ...sizes.texts }
  const quantities: Record<string, number> = { ...sizes.quantities }
  const faults: Record<string, Message> = { ...sizes.faults }
  for (const [fieldId, text] of Object.entries(typed)) {
    const reading = readQuantity(text, { min: 0 })
    delete faults[fieldId]
    if ('fault' in reading) faults[fieldId] = reading.fault
    quantities[fieldId] = 'quantity' in reading ? reading.quantity : 0
    texts[fieldId] = 'quantity' in reading ? boxText(reading.quantity) : text
  }
  return { texts, quantities, faults }
}
