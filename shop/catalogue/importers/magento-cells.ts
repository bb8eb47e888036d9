import { DAY_MS } from '../../platform/durations.ts'
import { type CategoryPath, readPaths } from './category-paths.ts'
import type { Cells } from './cells.ts'
import { readNamedContent } from './content.ts'
import { readEnergy } from './energy.ts'
import type { FileArticle, FilePage, FilePicture, FileText } from './file-product.ts'
import { readAttributes, readOptions } from './magento-attributes.ts'
import { plainLine, plainText } from './plain-text.ts'
import { quote } from './prices.ts'

/** Magento's values for no picture. */
const NONE = ['', 'no_selection']

/** How long a product counts as new if the file has only the first day. */
const NEW_FOR_MS = 30 * DAY_MS
const OPTION_NAME = /^(?:size|.*_size|colou?r|.*_colou?r|storlek|färg|farg)$/

/** Reads the article of a row; nothing if it has no price. */
export function readArticle(cells: Cells, number: string): FileArticle | undefined {
  const price = cells.soldPrice('price')
  const stock = readStock(cells)
  const campaignPrice = price === undefined ? undefined : readCampaign(cells, price)
  if (price === undefined) return undefined
  const attributes = readAttributes(cells.text('additional_attributes'))
  const content = readNamedContent(cells, attributes)
  const options = new Map([...attributes].filter(([name]) => OPTION_NAME.test(name)))
  return {
    number,
    price,
    stock,
    location: cells.at('sku'),
    ...(campaignPrice !== undefined && { campaignPrice }),
    ...readOptions(options),
    ...(content && { content }),
    pictures: readMagentoPictures(cells),
  }
}

/** A product's own setting counts only if it does not follow the exporting shop's. */
function readStock(cells: Cells): number {
  if (cells.text('is_in_stock') === '0') return 0
  const isOwn = (name: string) => cells.text(`use_config_${name}`) === '0'
  const isUncounted = isOwn('manage_stock') && cells.text('manage_stock') === '0'
  const sellsOn = isOwn('backorders') && /^[12]$/.test(cells.text('allow_backorders'))
  const isEndless = isUncounted || sellsOn
  return isEndless ? cells.endlessStock() : cells.stock('qty')
}

/** `special_price`, if it is lower and its days, if any, include today. */
export function readCampaign(cells: Cells, price: number): number | undefined {
  const special = cells.price('special_price')
  const isRunning = cells.isBetween('special_price_from_date', 'special_price_to_date')
  return special !== undefined && special < price && isRunning ? special : undefined
}

/** Reads the product page of a row; nothing if it has no name. */
export function readPage(cells: Cells, key: string): FilePage | undefined {
  const name = cells.name('name')
  if (name === undefined) return undefined
  const attributes = readAttributes(cells.text('additional_attributes'))
  const attribute = (id: string) => plainLine(attributes.get(id) ?? '')
  const paths = cells.categories('categories', readPaths(cells.text('categories')))
  const material = listOf(attribute('material'))
  const energy = readEnergy(cells, attributes)
  return {
    key,
    location: cells.at('sku'),
    text: { name, description: readDescription(cells) },
    translations: {},
    address: cells.text('url_key') || name,
    brand: attribute('brand') || attribute('manufacturer'),
    manufacturer: attribute('manufacturer'),
    ...(material !== '' && { material }),
    ...(energy && { energy }),
    ...newUntilOf(cells),
    kindWords: [...leaves(paths), name, cells.text('attribute_set_code')],
    genderWords: [...paths.flat(), ...attribute('gender').split('|')],
    paths,
    pictures: readMagentoPictures(cells),
  }
}

/** A product is new between two days, either of which may be absent. */
function newUntilOf(cells: Cells): Pick<FilePage, 'newUntil'> {
  const [from, to] = [cells.day('new_from_date'), cells.day('new_to_date')]
  const isNow = cells.isBetween('new_from_date', 'new_to_date')
  if ((from === undefined && to === undefined) || !isNow) return {}
  const last = to ?? (from ?? 0) + NEW_FOR_MS
  return { newUntil: new Date(last).toISOString().slice(0, 10) }
}

/** The texts in a row of another store view, if any. */
export function readText(cells: Cells): FileText {
  return { name: plainLine(cells.text('name')), description: readDescription(cells) }
}

function readDescription(cells: Cells): string {
  return plainText(cells.text('description') || cells.text('short_description'))
}

/** The last names of paths, the deepest path's first: they best describe the product. */
export function leaves(paths: readonly CategoryPath[]): string[] {
  return paths.toSorted((one, other) => other.length - one.length).flatMap((path) => path.slice(-1))
}

/** Magento separates values by `|`; texts list them with commas. */
export function listOf(values: string): string {
  const parts = values.split(/[|\n]/).map((it) => it.trim())
  return parts.filter(Boolean).join(', ')
}

/** In Magento's export, 1 is on sale; 2 or 0 is not. */
export function isSwitchedOff(cells: Cells): boolean {
  const cell = cells.text('product_online')
  if (!['', '0', '1', '2'].includes(cell)) {
    cells.noteRefusal('product_online', 'cli.file.online', { cell: quote(cell) })
  }
  return cell === '0' || cell === '2'
}

/**
 * The pictures of a row, the main one first. `small_image` and `thumbnail_image` are the main picture in
 * other sizes, and count only without a `base_image`.
 */
function readMagentoPictures(cells: Cells): FilePicture[] {
  const roles = ['base', 'small', 'thumbnail'].map((role) =>
    picture(cells.text(`${role}_image`), cells.text(`${role}_image_label`)),
  )
  const main = roles.filter((it) => it !== undefined).slice(0, 1)
  const labels = listCell(cells, 'additional_image_labels')
  const further = listCell(cells, 'additional_images')
  const hidden = listCell(cells, 'hide_from_product_page')
  const added = further.map((address, at) =>
    // Labels may contain commas; then they cannot be matched to pictures.
    picture(address, labels.length === further.length ? (labels[at] ?? '') : ''),
  )
  const found = new Map<string, FilePicture>()
  for (const it of [...main, ...added]) {
    if (it && !hidden.includes(it.address) && !found.has(it.address)) found.set(it.address, it)
  }
  return [...found.values()]
}

function listCell(cells: Cells, column: string): string[] {
  const text = cells.text(column)
  return text === '' ? [] : text.split(',').map((it) => it.trim())
}

function picture(address: string, label: string): FilePicture | undefined {
  const alt = plainLine(label)
  if (NONE.includes(address)) return undefined
  return { address, ...(alt !== '' && { alt }) }
}
