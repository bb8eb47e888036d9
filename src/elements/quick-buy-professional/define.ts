import { prepareAdding } from '../../state/cart/adding.ts'
import { elementPart } from '../react-element.tsx'
import { ColourForm } from '../sizes/colour-form.tsx'
import { table } from './quick-buy-professional.table.ts'

export const { define, mount } = elementPart(table, ColourForm)
export const prepare = prepareAdding
