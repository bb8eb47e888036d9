import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MAX_CART_ROWS, MAX_ORDER_FILE } from '../../src/model/limits.ts'
import type { Message } from '../../src/model/validation.ts'
import { decodeText, encodingOf } from '../platform/decode-text.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { joinTexts, readLines, type TypedLine, writeLines } from './read-lines.ts'

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')

/** What a press does beside looking at the lines. */
const STEPS = ['line', 'check', 'add', 'save', 'change'] as const
type Step = (typeof STEPS)[number]

/** A quick order as it was sent. */
export interface TypedOrder {
  readonly step: Step
  /** All that is wanted, as text: it stays until it is in the cart. */
  readonly text: string
  readonly head: string
  readonly lines: readonly TypedLine[]
  /** What is wrong with all of it. */
  readonly problem: Message | undefined

  /** The list that the lines come from. */
  readonly listId: string
  readonly name: string
  readonly isShared: boolean
  /** Made for the form: pressed twice, it adds once. */
  readonly key: string
}

/**
 * Brings together what was typed, pasted and uploaded. A form without a field for lines means those
 * of its list.
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

/** The line that was typed by itself. */
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
 * A file's text, by its byte order mark, or else UTF-8; what is not UTF-8 is Windows-1252, which
 * spreadsheets write in Swedish and which any bytes are.
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
