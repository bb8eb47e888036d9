import { elementPart } from '../react-element.tsx'
import { readSizeInput } from './read-size-input.ts'
import { table } from './size-input.table.ts'
import { SizeInputView } from './size-input-view.tsx'

export const { define, mount } = elementPart(table, SizeInputView, { drawnFrom: readSizeInput })
