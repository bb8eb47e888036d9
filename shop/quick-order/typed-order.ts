import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MAX_CART_ROWS, MAX_ORDER_FILE } from '../../src/model/limits.ts'
import type { Message } from '../../src/model/validation.ts'
import { decodeText, encodingOf } from '../platform/decode-text.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { joinTexts, readLines, type TypedLine, writeLines } from './read-lines.ts'

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')

/** The action of a button: each of them also checks the lines. */
const STEPS = ['line', 'check', 'add', 'save', 'change'] as const
type Step = (typeof STEPS)[number]

/** A quick order as sent. */
export interface TypedOrder {
  readonly step: Step
  /** All lines as text, kept until they are in the cart. */
  readonly text: string
  readonly head: string
  readonly lines: readonly TypedLine[]
  /** What is wrong with the order as a whole. */
  readonly problem: Message | undefined

  /** The list that the lines come from. */
  readonly listId: string
  readonly name: string
  readonly isShared: boolean
  /** Created with the form, so that pressing twice adds once. */
  readonly key: string
}

/**
 * Joins the typed lines, the single line and the uploaded file. A form without a field for lines stands
 * for those of its list.
 */
export async function readTypedOrder(
  request: FastifyRequest,
  readList: (id: string) => Promise<string> = async () => '',
): Promise<TypedOrder> {
  const form = formOf(request)
  const typed = form.lines ?? (await readList(form.list ?? ''))
  const file = request.upload ? decodeUpload(request.upload) : { text: '' }
  const texts = [typed, writeEntry(form), 'text' in file ? file.text : '']
  const isLong = texts.reduce((sum, it) => sum + it.length, 0) > 2 * MAX_ORDER_FILE
  const text = isLong ? typed : await joinTexts(texts)
  const read = isLong ? { head: '', lines: [] } : await readLines(text)
  const fault = 'fault' in file ? file.fault : undefined
  return { ...readFields(form), text, ...read, problem: fault ?? findProblem(read.lines, isLong) }
}

type Form = Readonly<Record<string, string>>

function readFields({ step, list = '', name = '', shared, key = randomUUID() }: Form) {
  const action = STEPS.find((it) => it === step) ?? 'check'
  return { step: action, listId: list, name, isShared: shared === 'yes', key }
}

/** The text of the line that was typed in the field for a single one. */
function writeEntry({ articleNumber = '', quantity = '' }: Form): string {
  const number = articleNumber.trim()
  return number === ''
    ? ''
    : writeLines([{ articleNumber: number, quantity: quantity.trim() || 1 }])
}

function findProblem(lines: readonly TypedLine[], isLong: boolean): Message | undefined {
  if (isLong) {
    return { key: 'quickorder.toolarge', values: { max: MAX_ORDER_FILE / 1000 } }
  }
  if (lines.length <= MAX_CART_ROWS) return undefined
  return { key: 'quickorder.toomany', values: { n: lines.length, max: MAX_CART_ROWS } }
}

type Decoded = { readonly text: string } | { readonly fault: Message }

/**
 * Decodes a file by its byte order mark, otherwise as UTF-8; text that is not UTF-8 counts as
 * Windows-1252, in which Swedish spreadsheets are saved and which every byte sequence fits.
 */
export function decodeUpload(bytes: Buffer): Decoded {
  if (bytes.length > MAX_ORDER_FILE) {
    return { fault: { key: 'quickorder.toolarge', values: { max: MAX_ORDER_FILE / 1000 } } }
  }
  const encoding = encodingOf(bytes, 'utf-8')
  const isText = encoding !== 'utf-8' || !bytes.includes(0)
  if (!isText || bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE)) {
    return { fault: { key: 'quickorder.notcsv' } }
  }
  return { text: decodeText(bytes, encoding) }
}
