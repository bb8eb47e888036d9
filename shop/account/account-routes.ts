import type { FastifyInstance } from 'fastify'
import type { SecretKeys } from '../login/secret-keys.ts'
import type { Sources } from '../platform/http/sources.ts'
import type { Presenter } from '../platform/pages/present.ts'
import { addressList } from './addresses/address-actions.ts'
import { PRIVACY_PATH } from './customers/paths.ts'
import { createDeviceCookies } from './login/device-cookie.ts'
import { loginRoutes } from './login/login-routes.ts'
import type { LoginPageOptions } from './login/send-login.ts'
import { type AccountPageOptions, accountPageRoutes } from './pages/account-page-routes.ts'
import { listCalls } from './pages/list-calls.ts'
import { listRoutes } from './pages/list-routes.ts'
import { peopleList } from './people/people-actions.ts'
import { drawPrivacy } from './privacy/privacy-page.tsx'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { emailChangeRoutes } from './profile/email-change-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { receiptAccountRoutes } from './registration/receipt-account-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { passkeyRoutes } from './security/passkeys/passkey-routes.ts'
import { passwordPageRoutes } from './security/passwords/password-page-routes.ts'
import { passwordRoutes } from './security/passwords/password-routes.ts'
import { secondStepRoutes } from './security/second-step/second-step-routes.ts'
import { securityRoutes } from './security/security-routes.ts'

export interface AccountOptions
  extends Presenter,
    Pick<LoginPageOptions, 'demoCustomers'>,
    Pick<AccountPageOptions, 'pages'>,
    Sources {
  /** The keys that encrypt the secrets of second steps. */
  readonly keys: SecretKeys
}

/** Login, passwords and the pages of an account. */
export async function accountRoutes(
  shop: FastifyInstance,
  { signer, keys, ...options }: AccountOptions,
): Promise<void> {
  const devices = createDeviceCookies({ ...options, signer })
  const codes = { ...options, signer, keys, devices }
  await loginRoutes(shop, codes)
  await passwordRoutes(shop, { ...options, devices })
  await shop.register(passwordPageRoutes, { ...options, devices })
  await accountPageRoutes(shop, {
    ...options,
    pages: { ...options.pages, [PRIVACY_PATH]: drawPrivacy(options) },
  })
  await privacyRoutes(shop, { ...options, devices })
  await securityRoutes(shop, { ...options, devices })
  await secondStepRoutes(shop, codes)
  await profileRoutes(shop, options)
  await emailChangeRoutes(shop, options)
  await passkeyRoutes(shop, { ...options, signer })
  for (const kind of [addressList, peopleList]) {
    await listCalls(shop, options, kind)
    await listRoutes(shop, options, kind)
  }
  await registrationRoutes(shop, { ...options, devices })
  await receiptAccountRoutes(shop, options)
}
