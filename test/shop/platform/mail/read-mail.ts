/** A mail as a mail program reads it. */
export interface ReadMail {
  /** By lower-case name, unfolded, encoded words decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** Reads a message of headers and two alternative parts; knows the encodings that mailers use. */
export function readMail(message: string): ReadMail {
  const { headers, body } = split(message)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  if (!boundary) throw new Error('The message has no parts')
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((it) => split(it.replace(/^\r\n/, '')))
  const part = (type: string) => {
    const found = parts.find((it) => it.headers.get('content-type')?.startsWith(type))
    if (!found) throw new Error(`The message has no ${type}`)
    return decode(found.body, found.headers.get('content-transfer-encoding') ?? '')
  }
  return { headers, text: part('text/plain'), html: part('text/html') }
}

function split(message: string): { headers: Map<string, string>; body: string } {
  const end = message.indexOf('\r\n\r\n')
  const head = message.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of head.split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`No header: ${line}`)
    if (headers.has(name.toLowerCase())) throw new Error(`Twice: ${name}`)
    headers.set(name.toLowerCase(), words(value))
  }
  return { headers, body: message.slice(end + 4) }
}

function words(value: string): string {
  return value
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
    )
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable')
    return quoted(body.replace(/=\r\n/g, '')).replace(/\r\n/g, '\n')
  return body.replace(/\r\n/g, '\n')
}

/** A byte for each `=XX` and for each character; the message was read as latin1. */
function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
