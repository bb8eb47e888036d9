import { elements as all } from 'all-elements:'
import type { ElementNotes, ElementTable } from '../../src/elements/element-table.ts'
import type { ElementPart } from '../../src/elements/react-element.tsx'

interface ElementUnderTest {
  readonly tag: string
  readonly table: ElementTable
  readonly notes: Omit<ElementNotes<ElementTable>, 'events'> & {
    readonly events: Readonly<Record<string, string>>
  }
  readonly part: ElementPart
}

/** Every tag with its contract and its part of the script. */
export const elements = all as readonly ElementUnderTest[]
