import type { Cells } from './cells.ts'
import type { FilePicture } from './file-product.ts'
import { plainLine } from './plain-text.ts'

/** What Magento writes where there is no picture. */
const NONE = ['', 'no_selection']

/**
 * The pictures of a row, the main one first. `small_image` and `thumbnail_image` are the main one in
 * other places of Magento, and count only where there is no `base_image`.
 */
export function readMagentoPictures(cells: Cells): FilePicture[] {
  const roles = ['base', 'small', 'thumbnail'].map((role) =>
    picture(cells.text(`${role}_image`), cells.text(`${role}_image_label`)),
  )
  const main = roles.filter((it) => it !== undefined).slice(0, 1)
  const labels = listCell(cells, 'additional_image_labels')
  const further = listCell(cells, 'additional_images')
  const hidden = listCell(cells, 'hide_from_product_page')
  const added = further.map((address, at) =>
    // A label may hold commas; then nobody knows which belongs to which.
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
