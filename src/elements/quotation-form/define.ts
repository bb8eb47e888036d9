import { elementPart } from '../react-element.tsx'
import { firstData } from './first-draw.ts'
import { table } from './quotation-form.table.ts'
import { QuotationFormView } from './quotation-form-view.tsx'

export const { define, mount } = elementPart(table, QuotationFormView, { drawnFrom: firstData })
