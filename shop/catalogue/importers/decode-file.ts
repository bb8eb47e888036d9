import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import {
  countBreaks,
  encodingOf,
  type FileEncoding,
  mendWindows1252,
} from '../../platform/decode-text.ts'
import { UnreadableFile } from './findings.ts'

const PEEK_BYTES = 65_536
/** First bytes of workbooks and archives. */
const WORKBOOKS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '\x1f\x8b', '7z\xbc\xaf', 'Rar!']

/** The file's text in chunks, without byte order mark, with `\r\n` as `\n`. */
export async function* decodeFile(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const head = await readHead(path)
  refuseBinary(head, path)
  const decoder = new TextDecoder(encodingOf(head, encoding), { fatal: true })
  let line = 1
  let held = ''
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const decoded = decodePiece(decoder, bytes, line)
    const text = held + (decoder.encoding === 'windows-1252' ? mendWindows1252(decoded) : decoded)
    // A carriage return at the end waits for the next chunk, which may start with its line feed.
    held = text.endsWith('\r') ? '\r' : ''
    const piece = text.slice(0, text.length - held.length).replaceAll('\r\n', '\n')
    line += countBreaks(piece)
    yield piece
  }
  yield held + finish(decoder, line)
}

/** The start of the file, decoded as far as possible, to recognise its kind. */
export async function peekText(path: string, encoding: FileEncoding): Promise<string> {
  const head = await readHead(path)
  refuseBinary(head, path)
  return new TextDecoder(encodingOf(head, encoding)).decode(head, { stream: true })
}

async function readHead(path: string): Promise<Buffer> {
  const found = await stat(path).catch((error: unknown) => refuse(error, path))
  if (!found.isFile()) throw unreadable('notfile', path)
  const file = await open(path).catch((error: unknown) => refuse(error, path))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PEEK_BYTES), 0, PEEK_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function refuse(error: unknown, path: string): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') throw unreadable('missing', path)
  if (code === 'EACCES' || code === 'EPERM') {
    throw unreadable('forbidden', path)
  }
  throw unreadable('unreadable', path, String(code ?? error))
}

function unreadable(why: string, path: string, code?: string): UnreadableFile {
  return new UnreadableFile({ key: `cli.file.${why}`, values: { path, code } })
}

function refuseBinary(head: Buffer, path: string): void {
  if (head.length === 0) throw unreadable('empty', path)
  const start = head.toString('latin1', 0, 8)
  if (WORKBOOKS.some((it) => start.startsWith(it))) throw unreadable('workbook', path)
  if (start.startsWith('%PDF')) throw unreadable('kind', path, 'pdf')
  const isUtf16 = encodingOf(head, 'utf-8').startsWith('utf-16')
  if (!isUtf16 && head.includes(0)) {
    throw unreadable('nul', path)
  }
}

function decodePiece(decoder: TextDecoder, bytes: Buffer, line: number): string {
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    const lenient = new TextDecoder(decoder.encoding).decode(bytes)
    const until = lenient.slice(0, Math.max(0, lenient.indexOf('\ufffd')))
    throw notUtf8(line + countBreaks(until))
  }
}

function finish(decoder: TextDecoder, line: number): string {
  try {
    return decoder.decode()
  } catch {
    throw notUtf8(line)
  }
}

function notUtf8(line: number): UnreadableFile {
  return new UnreadableFile({ key: 'cli.file.utf8', values: { line: String(line) } })
}
