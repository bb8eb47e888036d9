import { type Authenticator, createAuthenticator, type Oddity } from './authenticator.ts'
import { browse, type FormVisitor } from './form-visitor.ts'
import { DEMO_PASSWORD, type OpenedShop } from './open-shop.ts'

export const PASSKEYS = '/en/account/security/passkeys'

/** The request of the page to the device. */
export function optionsIn(page: string): string {
  const [, options = ''] = /<passkey-button[^>]* options="([^"]*)"/.exec(page) ?? []
  return options.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Adds a device's key to the account that a visitor is logged in to. */
export async function addPasskey(
  visitor: FormVisitor,
  device: Authenticator = createAuthenticator(),
  odd: Oddity = {},
) {
  await visitor.open(PASSKEYS)
  const begun = { name: 'My phone', password: DEMO_PASSWORD }
  const asked = await visitor.post(`${PASSKEYS}/begin`, begun)
  const credential = device.create(optionsIn(asked.body), odd)
  return visitor.post(`${PASSKEYS}/add`, { name: 'My phone', credential })
}

/** Logs in with a device; returns the customer. */
export async function enterByPasskey(
  { shop }: Pick<OpenedShop, 'shop'>,
  device: Authenticator,
  odd: Oddity = {},
) {
  const visitor = browse(shop)
  const { body } = await visitor.open('/en/login?returnTo=%2Fen%2Fcart')
  const credential = device.get(optionsIn(body), odd)
  const answer = await visitor.post('/en/login/passkey', { credential, returnTo: '/en/cart' })
  const account = await visitor.open('/en/account')
  return { answer, visitor, credential, isIn: account.statusCode === 200 }
}
