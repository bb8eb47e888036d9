import { quotationButtonData } from '../../ui/quotation/quotation-button.tsx'
import { elementPart } from '../react-element.tsx'
import { table } from './quotation-button.table.ts'
import { QuotationButtonView } from './quotation-button-view.tsx'

export const { define, mount } = elementPart(table, QuotationButtonView, {
  drawnFrom: (props) => quotationButtonData(props),
})
