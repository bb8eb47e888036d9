import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export type Fields = Readonly<Record<string, string>>

/** A visitor without script: follows links, posts the forms that a page holds, keeps cookies. */
export interface FormVisitor {
  open(url: string): Promise<LightMyRequestResponse>
  /** Posts with the hidden fields of the last opened page. */
  post(url: string, fields: Fields, how?: PostOptions): Promise<LightMyRequestResponse>
  /** Follows the redirect of an answer. */
  follow(response: LightMyRequestResponse): Promise<LightMyRequestResponse>
  /** Posts, and follows the redirect. */
  submit(url: string, fields: Fields): Promise<LightMyRequestResponse>
  /** Keeps the cookies of an answer to another request. */
  keep(response: LightMyRequestResponse): void
  page(): string
  /** The `Cookie` header that this visitor sends. */
  cookie(): string
  /** Clears the cookies. */
  forget(): void
}

interface PostOptions {
  /** `lost`: the browser never gets the answer, and stays on its page. */
  readonly answer?: 'heard' | 'lost'
  /** Sent as the field `file`. */
  readonly file?: Uint8Array
}

export interface FormVisitorOptions {
  /** `blocked`: a browser that blocks all cookies and storage. */
  readonly cookies?: 'kept' | 'blocked'
  /** Cookies that the browser has already. */
  readonly given?: Fields
  /** Network address. */
  readonly address?: string
}

const HIDDEN = /name="(__RequestVerificationToken|orderId|shownTotalAmount)" value="([^"]*)"/g
const META_TOKEN = /request-verification-token" content="([^"]+)"/

const BOUNDARY = 'courtside-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** A form with a file, as browsers send it. */
function multipart(fields: Fields, file: Uint8Array): Buffer {
  const part = (about: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${about}`
  const texts = Object.entries(fields).map(
    ([name, value]) => `${part(`name="${name}"`)}\r\n\r\n${value}\r\n`,
  )
  const head = `${part('name="file"; filename="IMG 1.jpg"')}\r\nContent-Type: image/jpeg\r\n\r\n`
  const before = Buffer.from(`${texts.join('')}${head}`)
  return Buffer.concat([before, file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

function encode(fields: Fields, file: Uint8Array | undefined): string | Buffer {
  return file ? multipart(fields, file) : new URLSearchParams(fields).toString()
}

export function browse(
  shop: FastifyInstance,
  { cookies: policy = 'kept', given = {}, address }: FormVisitorOptions = {},
): FormVisitor {
  const cookies = new Map<string, string>(Object.entries(given))
  let page = ''

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(
    method: 'GET' | 'POST',
    url: string,
    fields?: Fields,
    { answer = 'heard', file }: PostOptions = {},
  ) {
    const headers = {
      cookie: cookie(),
      accept: 'text/html',
      ...(fields && { 'content-type': file ? MULTIPART : 'application/x-www-form-urlencoded' }),
    }
    const payload = fields && encode(fields, file)
    const sent = { ...(payload && { payload }), ...(address && { remoteAddress: address }) }
    const response = await shop.inject({ method, url, headers, ...sent })
    if (answer === 'lost') return response
    if (policy === 'kept') keep(response)
    page = response.body
    return response
  }

  function keep(response: LightMyRequestResponse): void {
    for (const { name, value, expires } of response.cookies) {
      if (expires && expires.getTime() < Date.now()) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  function hidden(): Fields {
    const [, token = ''] = META_TOKEN.exec(page) ?? []
    const found = [...page.matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, value])
    return { __RequestVerificationToken: token, ...Object.fromEntries(found) }
  }

  const open = (url: string) => send('GET', url)
  const post = (url: string, fields: Fields, how?: PostOptions) =>
    send('POST', url, { ...hidden(), ...fields }, how)

  async function follow(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    const { statusCode, headers, body } = response
    if (statusCode !== 303) throw new Error(`${statusCode}: ${textOf(body).slice(0, 2000)}`)
    return open(String(headers.location))
  }

  async function submit(url: string, fields: Fields): Promise<LightMyRequestResponse> {
    const response = await post(url, fields)
    return response.statusCode === 303 ? follow(response) : response
  }

  return {
    open,
    post,
    follow,
    submit,
    keep,
    page: () => page,
    cookie,
    forget: () => cookies.clear(),
  }
}

/** The readable text of a page. */
export function textOf(page: string): string {
  return page
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('\u2060', '')
}

/** The hidden fields of the form that posts to this address. */
export function hiddenOf(page: string, path: string): Fields {
  const [, form = ''] = new RegExp(`action="[^"]*${path}"(.*?)</form>`, 's').exec(page) ?? []
  const found = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}

/** A private buyer's checkout, filled in. */
export const FILLED_IN: Fields = {
  'customerDetails-email': 'anna@example.com',
  'customerDetails-zipCode': 'SE-123 45',
  'customerDetails-firstName': 'Anna',
  'customerDetails-lastName': 'Ek',
  'customerDetails-address': 'Storgatan 1',
  'customerDetails-city': 'Bollstad',
  'customerDetails-phoneNumber': '+46 70-123 45 67',
  selectedDeliveryMethod: 'home',
  selectedPaymentMethod: 'prepay',
}

/** Puts articles in the cart, and opens the checkout. */
export async function openFilled(
  shop: FastifyInstance,
  articles: Fields,
  prefix = '',
): Promise<FormVisitor> {
  const visitor = browse(shop)
  await visitor.open(`${prefix}/cart`)
  const fields = Object.entries(articles).map(([number, n]) => [`quantity.${number}`, n])
  await visitor.follow(await visitor.post(`${prefix}/cart/add`, Object.fromEntries(fields)))
  await visitor.open(`${prefix}/checkout`)
  return visitor
}
