import type { ArticleToAdd } from '../../../src/contract/cart.ts'
import { sizeFieldKey } from '../../../src/contract/error-body.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { MAX_ARTICLES_PER_ADD } from '../../../src/model/limits.ts'
import { readQuantity } from '../../../src/model/quantity.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { ShopError } from '../../platform/shop-error.ts'

type Form = Readonly<Record<string, string>>

const BOX = /^quantity\.(.{1,64})$/

/**
 * One article with a quantity, or the boxes of a size form: `quantity.<article>`. An empty box adds
 * nothing.
 */
export function readArticles(form: Form): Required<Omit<ArticleToAdd, 'fieldId'>>[] {
  const typed = typedBoxes(form)
  const faults: Record<string, Message> = {}
  const articles = typed.flatMap(([articleNumber, text]) => {
    const result = readQuantity(text, { min: 0 })
    if ('fault' in result) faults[sizeFieldKey(articleNumber)] = result.fault
    const quantity = 'quantity' in result ? result.quantity : 0
    return quantity > 0 ? [{ articleNumber, quantity }] : []
  })
  const [fault] = Object.values(faults)
  if (fault) throw new ShopError(400, fault, { errorsList: faults })
  if (articles.length === 0) throw new ShopError(400, 'addtocart.minimumone')
  if (articles.length > MAX_ARTICLES_PER_ADD) {
    throw new ShopError(400, { key: 'cart.toomanyrows', values: { max: MAX_ARTICLES_PER_ADD } })
  }
  return articles
}

/** Why a form was refused, with everything that the visitor typed. */
export function cartRefusalFlash(form: Form, t: Text, { reason, refusals }: ShopError): Flash {
  const { errorsList = {}, articles = [] } = refusals
  const words = ({ key, values }: Message) => t(key, values)
  const boxes = typedBoxes(form).map(([number, quantity]) => {
    const fault = errorsList[sizeFieldKey(number)]
    return [number, { quantity, ...(fault && { error: words(fault) }) }] as const
  })
  const messages = [...articles, ...Object.values(errorsList)]
  const errors = [...new Set((messages.length > 0 ? messages : [reason]).map(words))]
  return { key: 'refused', errors, boxes: Object.fromEntries(boxes) }
}

function typedBoxes(form: Form): [articleNumber: string, quantity: string][] {
  const boxes = Object.entries(form).flatMap(([name, value]): [string, string][] => {
    const number = BOX.exec(name)?.[1]
    return number && value.trim() !== '' ? [[number, value]] : []
  })
  if (boxes.length > 0 || !form.articleNumber) return boxes
  return [[form.articleNumber, form.quantity ?? '1']]
}
