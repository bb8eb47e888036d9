import {
  CONTENT_UNITS,
  type ContentUnit,
  isContentAmount,
  isContentUnit,
  type NetContent,
} from '../../../src/model/unit-price.ts'
import type { WrittenNumber } from '../number-notation.ts'
import type { Cells } from './cells.ts'
import { quote } from './prices.ts'

/** The column's name in product feeds: `250 g`, `0.75l`, `10 sqm`. */
const NAME = 'unit_pricing_measure'
const CONTENT = /^([\d.,]+)([a-zåäö]+[23²³]?)$/
const DECIMALS = 3
const PARTS = 10 ** DECIMALS
/** Other names of units, or other units, with the factor to the shop's. */
const OTHER_UNITS: Readonly<Record<string, readonly [ContentUnit, number]>> = {
  'm²': ['m2', 1],
  sqm: ['m2', 1],
  m3: ['l', 1000],
  'm³': ['l', 1000],
  mm: ['cm', 0.1],
  ct: ['piece', 1],
  item: ['piece', 1],
  st: ['piece', 1],
  oz: ['g', 28.349523125],
  lb: ['g', 453.59237],
  floz: ['ml', 29.5735295625],
  pt: ['ml', 473.176473],
  qt: ['ml', 946.352946],
  gal: ['ml', 3785.411784],
  in: ['cm', 2.54],
  ft: ['cm', 30.48],
  yd: ['cm', 91.44],
  ft2: ['m2', 0.09290304],
}

/** The net content of an article, from a number and a unit; absent if there is no number. */
export function readContent(cells: Cells, column: string, unit: string): NetContent | undefined {
  const amount = cells.text(column)
  return amount === '' ? undefined : toContent(cells, column, `${amount}${unit}`)
}

/** The same from a column or an attribute of Magento's files. */
export function readNamedContent(
  cells: Cells,
  attributes?: ReadonlyMap<string, string>,
): NetContent | undefined {
  const attribute = attributes?.get(NAME)
  if (attribute) return toContent(cells, 'additional_attributes', attribute)
  return readContent(cells, NAME, '')
}

function toContent(cells: Cells, column: string, text: string): NetContent | undefined {
  const [, number = '', name = ''] = CONTENT.exec(withoutSpaces(text.slice(0, 40))) ?? []
  const unit = isContentUnit(name) ? ([name, 1] as const) : OTHER_UNITS[name]
  const read = cells.number(column, number, DECIMALS)
  if (read === 'open') return cells.noteRefusal(column, 'cli.file.open', { cell: quote(text) })
  const amount = unit && typeof read === 'object' && amountOf(read, unit[1])
  if (unit && amount && isContentAmount(amount)) return { amount, unit: unit[0] }
  const units = CONTENT_UNITS.join(', ')
  return cells.noteRefusal(column, 'cli.file.content', { cell: quote(text), units })
}

function withoutSpaces(text: string): string {
  return text.toLowerCase().replace(/\s/g, '')
}

/** The amount in the shop's unit, to three decimals. */
function amountOf({ whole, fraction }: WrittenNumber, times: number): number {
  return Math.round(Number(`${whole}.${fraction}`) * times * PARTS) / PARTS
}
