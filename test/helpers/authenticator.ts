import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Deviations of a device. */
export interface Oddity {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

export interface Authenticator {
  readonly id: string
  /** Creates the key, in the form that a browser sends. */
  create(options: string, odd?: Oddity): string
  /** Signs a login. */
  get(options: string, odd?: Oddity): string
}

const ORIGIN = 'https://shop.example'
const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]
const AAGUID = Buffer.alloc(16)

/** A software authenticator of WebAuthn, with ES256 keys and a counter. */
export function createAuthenticator(id = randomBytes(16).toString('base64url')): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let count = 0

  function authData(
    rpId: string,
    { isVerified = true, counter }: Oddity,
    key: Buffer = Buffer.alloc(0),
  ) {
    count += 1
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key])
  }

  function attestedKey(): Buffer {
    const raw = Buffer.from(id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(raw.length)
    const cose = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([AAGUID, length, raw, cose])
  }

  const answer = (response: object) =>
    JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response,
    })

  return {
    id,
    create(options, odd = {}) {
      const { challenge, rp } = JSON.parse(options)
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData(odd.rpId ?? rp.id, odd, attestedKey()))],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      })
    },
    get(options, odd = {}) {
      const { challenge, rpId } = JSON.parse(options)
      const client = clientData('webauthn.get', challenge, odd)
      const data = authData(odd.rpId ?? rpId, odd)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Oddity): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** The head of a CBOR value: its type, and its length or size. */
function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
}
