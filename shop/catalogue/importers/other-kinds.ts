import { UnreadableFile } from './findings.ts'

const KINDS: readonly (readonly [kind: string, beginning: RegExp])[] = [
  ['rtf', /^\{\\rtf/],
  ['html', /^<(?:!doctype html|html|table)\b/i],
  ['xml', /^<[?!a-z]/i],
  ['json', /^[[{]\s*(?:["[\]{}\d]|$)/],
]

/** Columns that only one program's product file has. */
const PROGRAMS: readonly (readonly [program: string, columns: readonly string[]])[] = [
  ['WooCommerce', ['type', 'sku', 'regular price']],
  ['BigCommerce', ['item type', 'product name']],
  ['Squarespace', ['product id [non editable]']],
  ['Wix', ['handleid', 'fieldtype']],
  ['PrestaShop', ['active (0/1)']],
  ['Google Merchant Center', ['id', 'title', 'availability', 'link']],
]

/** Names what a file is that an import does not read, by how it begins. */
export function refuseOtherKinds(beginning: string, path: string): void {
  const text = beginning.trimStart()
  const kind = KINDS.find(([, start]) => start.test(text))?.[0]
  if (kind) throw new UnreadableFile({ key: 'cli.file.kind', values: { path, code: kind } })
  const header = (text.split(/[\r\n]/, 1)[0] ?? '').toLowerCase()
  if (header.split('|').length > header.split(/[,;\t]/).length) {
    throw new UnreadableFile({ key: 'cli.file.pipes' })
  }
  const columns = header.split(/[,;\t]/).map((it) => it.replaceAll('"', '').trim())
  const program = PROGRAMS.find(([, needed]) => needed.every((it) => columns.includes(it)))?.[0]
  if (program) throw new UnreadableFile({ key: 'cli.file.program', values: { program } })
}
