import {
  quotationButtonData,
  QuotationButton as View,
} from '../../../src/ui/quotation/quotation-button.tsx'
import { QUOTATION_PATH } from '../../paths/shop-paths.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface QuotationButtonProps {
  readonly page: PageContext
  readonly articleNumber: string
  /** The article's name, for the button's own name and for the list. */
  readonly name: string
}

/** A form that adds one article to the quotation request, until the element takes over. */
export function QuotationButton({ page, articleNumber, name }: QuotationButtonProps) {
  const listUrl = linkTo(page, QUOTATION_PATH)
  return (
    <DrawnElement
      tag="quotation-button"
      attributes={{ articlenumber: articleNumber, name, listurl: listUrl }}
      View={View}
      data={quotationButtonData({ articleNumber, name, listUrl })}
      forms={formsOf(page)}
    />
  )
}
