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
 * One article with a quantity, or the boxes of a size form: `quantity.<article>`. Empty is none.
 */
export function readArticles(form: Form): Required<Omit<ArticleToAdd, 'fieldId'>>[] {
  const typed = typedBoxes(form)
  const faults: Record<string, Message> = {}
  const articles = typed.flatMap(([articleNumber, text]) => {
    const reading = readQuantity(text, { min: 0 })
    if ('fault' in reading) faults[sizeFieldKey(articleNumber)] = reading.fault
    const quantity = 'quantity' in reading ? reading.quantity : 0
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

/** What a form did; or, where it was refused, why, with everything that had been typed. */
export async function refusedFlash(
  form: Form,
  t: Text,
  work: () => Promise<Flash>,
): Promise<Flash> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    const { errorsList = {}, articles = [] } = error.refusals
    const words = ({ key, values }: Message) => t(key, values)
    const boxes = typedBoxes(form).map(([number, quantity]) => {
      const fault = errorsList[sizeFieldKey(number)]
      return [number, { quantity, ...(fault && { error: words(fault) }) }] as const
    })
    const messages = [...articles, ...Object.values(errorsList)]
    const errors = [...new Set((messages.length > 0 ? messages : [error.reason]).map(words))]
    return { key: 'refused', errors, boxes: Object.fromEntries(boxes) }
  }
}

function typedBoxes(form: Form): [articleNumber: string, quantity: string][] {
  const boxes = Object.entries(form).flatMap(([name, value]): [string, string][] => {
    const number = BOX.exec(name)?.[1]
    return number && value.trim() !== '' ? [[number, value]] : []
  })
  if (boxes.length > 0 || !form.articleNumber) return boxes
  return [[form.articleNumber, form.quantity ?? '1']]
}
