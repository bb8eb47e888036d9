import { MAX_ORDER_FILE } from '../../src/model/limits.ts'
import type { Message } from '../../src/model/message.ts'
import { decodeText, encodingOf } from '../platform/decode-text.ts'

type Decoded = { readonly text: string } | { readonly fault: Message }

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')

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
