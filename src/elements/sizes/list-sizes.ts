import type { SizeField } from '../../contract/size-fields.ts'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import type { Article } from '../../model/article.ts'
import type { Message } from '../../model/validation.ts'
import { addProducts, openList, quotationList } from '../../state/quotation/list.ts'
import { announce } from '../../ui/live-region.ts'
import { sizeName } from '../../ui/sizes/size-name.ts'

interface ListedSizes {
  readonly fields: readonly SizeField[]
  readonly productName?: string | undefined
}

/** Puts sizes in the quotation list; returns the reason for a refusal, or the number of listed products. */
export function listSizes(
  host: HTMLElement,
  articles: readonly Article[],
  { fields, productName }: ListedSizes,
): { readonly problem?: Message; readonly added?: string } {
  openList()
  const products = articles.map(({ articleNumber, fieldId, quantity }) => {
    const field = fields.find((it) => it.fieldId === fieldId)
    const name = [productName, field && sizeName(field)].filter(Boolean).join(', ')
    return { articleNumber, name, quantity }
  })
  const problem: Message | undefined =
    products.length === 0 ? { key: 'addtocart.minimumone' } : addProducts(products)
  if (problem) {
    announce(messageText(problem))
    return { problem }
  }
  for (const { articleNumber } of products) {
    emit(host, 'courtside:quotation-listed', { articleNumber })
  }
  const added = text('quote.count', { n: quotationList.rows.length })
  announce(added)
  return { added }
}
