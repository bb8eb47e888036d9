import { prepareAdding } from '../../state/cart/adding.ts'
import { elementPart } from '../react-element.tsx'
import { ColourForm } from '../sizes/colour-form.tsx'
import { table } from './quick-buy.table.ts'

export const { define, mount } = elementPart(table, ColourForm)
export const prepare = prepareAdding
