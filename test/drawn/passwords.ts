import { loginPage } from '../../shop/account/login/login-page.tsx'
import { OwnPasswordField } from '../../shop/account/pages/current-password-field.tsx'
import { choosePage } from '../../shop/account/security/passwords/choose-page.tsx'
import { forgotPage } from '../../shop/account/security/passwords/forgot-page.tsx'
import { securityPage } from '../../shop/account/security/security-page.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({ path: '/login' })
const email = 'anna@example.com'
const returnTo = '/cart'
const error = 'För många försök.'
const token = 'T1'

function ownPassword(wrong?: string): string {
  const view = { email, since: null, logins: [], currentId: 'here', error: wrong }
  return markupOf(drawPage(page, securityPage(page, view).body))
}

/** Actions of the owner alone require the password again. */
function proof(error?: string): string {
  return markupOf(drawPage(page, OwnPasswordField({ page, form: 'proof', error })))
}

const revocable = ['passkeys'] as const

export const drawn = {
  login: markupOf(loginPage(page, { returnTo, demoCustomers: [] }).main),
  wrongLogin: markupOf(loginPage(page, { returnTo, email, error, demoCustomers: [] }).main),
  code: markupOf(loginPage(page, { step: 'code', returnTo, demoCustomers: [] }).main),
  wrongCode: markupOf(loginPage(page, { step: 'code', returnTo, error, demoCustomers: [] }).main),
  forgot: markupOf(forgotPage(page, { step: 'ask', email }).main),
  wrongForgot: markupOf(forgotPage(page, { step: 'ask', email, error }).main),
  choose: markupOf(choosePage(page, { name: 'ask', token, email, revocable }).main),
  own: ownPassword(),
  wrongOwn: ownPassword(error),
  proof: proof(),
  wrongProof: proof('proof-error'),
  wrongChoose: markupOf(choosePage(page, { name: 'ask', token, email, error, revocable }).main),
}
