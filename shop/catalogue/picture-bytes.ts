/** Formats that browsers support, by the first bytes of their files. */
const FORMATS = [
  { ending: 'jpg', type: 'image/jpeg', is: (it: Buffer) => it.readUIntBE(0, 3) === 0xffd8ff },
  { ending: 'png', type: 'image/png', is: (it: Buffer) => hex(it, 0, 8) === '89504e470d0a1a0a' },
  {
    ending: 'webp',
    type: 'image/webp',
    is: (it: Buffer) => text(it, 0) === 'RIFF' && text(it, 8) === 'WEBP',
  },
  {
    ending: 'avif',
    type: 'image/avif',
    is: (it: Buffer) => text(it, 4) === 'ftyp' && text(it, 8) === 'avif',
  },
] as const

const MIN_BYTES = 32

function hex(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('hex', from, to)
}

function text(bytes: Buffer, from: number): string {
  return bytes.toString('latin1', from, from + 4)
}

/** The extension of a picture file, from its content; undefined if it is not a picture. */
export function pictureEnding(bytes: Buffer): (typeof FORMATS)[number]['ending'] | undefined {
  if (bytes.length < MIN_BYTES) return undefined
  return FORMATS.find((it) => it.is(bytes))?.ending
}

export function pictureType(name: string): string | undefined {
  return FORMATS.find((it) => name.endsWith(`.${it.ending}`))?.type
}
