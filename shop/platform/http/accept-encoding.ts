import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** For bytes that the compression plugin does not see. */
export const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** Encodings of cached bytes, the best first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding that a client accepts; undefined for uncompressed bytes. */
export function bestEncoding(accepted = ''): Encoding | undefined {
  return ENCODINGS.find((it) => accepts(accepted, it))
}

/** Whether a client accepts an encoding, by its name or by `*`. */
export function accepts(accepted = '', encoding: Encoding): boolean {
  const taken = new Map(accepted.toLowerCase().split(',').map(readCoding))
  return taken.get(encoding) ?? taken.get('*') ?? false
}

/** A coding's name, and whether it is accepted: `gzip;q=0` is not. */
function readCoding(coding: string): [name: string, isTaken: boolean] {
  const [name = '', ...parameters] = coding.split(';').map((it) => it.trim())
  return [name, !parameters.some((it) => /^q=0(?:\.0*)?$/.test(it))]
}
