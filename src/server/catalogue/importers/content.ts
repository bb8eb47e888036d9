import {
  CONTENT_UNITS,
  type ContentUnit,
  isContentAmount,
  isContentUnit,
  type NetContent,
} from '../../../model/unit-price.ts'
import type { Cells } from './cells.ts'
import { quote } from './prices.ts'

/** What product feeds call it: `250 g`, `0.75l`, `10 sqm`. */
const NAME = 'unit_pricing_measure'
const CONTENT = /^(\d{1,7}(?:[.,]\d{1,3}0*)?)\s*([a-zåäö]+[2²]?)$/
/** What files call units that have another name here. */
const OTHER_NAMES: Readonly<Record<string, ContentUnit>> = {
  'm²': 'm2',
  sqm: 'm2',
  ct: 'piece',
  item: 'piece',
  st: 'piece',
}

/** How much is in an article, by a number and a unit; absent where there is no number. */
export function readContent(cells: Cells, column: string, unit: string): NetContent | undefined {
  const amount = cells.text(column)
  return amount === '' ? undefined : toContent(cells, column, `${amount}${unit}`)
}

/** The same from a column of Magento's files, or an attribute of that name. */
export function readNamedContent(
  cells: Cells,
  attributes?: ReadonlyMap<string, string>,
): NetContent | undefined {
  const attribute = attributes?.get(NAME)
  if (attribute) return toContent(cells, 'additional_attributes', attribute)
  return readContent(cells, NAME, '')
}

function toContent(cells: Cells, column: string, text: string): NetContent | undefined {
  const [, number = '', name = ''] = CONTENT.exec(text.toLowerCase().slice(0, 40)) ?? []
  const amount = Number(number.replace(',', '.'))
  const unit = OTHER_NAMES[name] ?? name
  if (isContentAmount(amount) && isContentUnit(unit)) return { amount, unit }
  const units = CONTENT_UNITS.join(', ')
  return cells.refuse(column, 'cli.file.content', { cell: quote(text), units })
}
