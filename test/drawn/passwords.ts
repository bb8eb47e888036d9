import { choosePage } from '../../src/server/account/choose-page.tsx'
import { forgotPage } from '../../src/server/account/forgot-page.tsx'
import { loginPage } from '../../src/server/account/login-page.tsx'
import { securityPage } from '../../src/server/account/security/security-page.tsx'
import { markupOf } from '../../src/server/platform/html/html.ts'
import { drawPage } from '../../src/server/platform/pages/draw-page.ts'
import type { PageContext } from '../../src/server/platform/pages/page-context.ts'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../src/server/app/texts.ts'

const page: PageContext = {
  language: 'sv',
  storefront: 'sport',
  shop: demoShop,
  t: demoShop.text('sv'),
  path: '/login',
  token: 'token',
  visitor: { isAuthenticated: false, isBusiness: false },
  cart: { quantity: 0 },
  hasNews: false,
}
const email = 'anna@example.com'
const returnTo = '/cart'
const error = 'För många försök.'
const token = 'T1'

function ownPassword(wrong?: string): string {
  const view = { email, since: null, logins: [], hereId: 'here', error: wrong }
  return markupOf(drawPage(page, securityPage(page, view).body))
}

export const drawn = {
  login: markupOf(loginPage(page, { returnTo, demoCustomers: [] }).main),
  wrongLogin: markupOf(loginPage(page, { returnTo, email, error, demoCustomers: [] }).main),
  code: markupOf(loginPage(page, { step: 'code', returnTo, demoCustomers: [] }).main),
  wrongCode: markupOf(loginPage(page, { step: 'code', returnTo, error, demoCustomers: [] }).main),
  forgot: markupOf(forgotPage(page, { step: 'ask', email }).main),
  wrongForgot: markupOf(forgotPage(page, { step: 'ask', email, error }).main),
  choose: markupOf(choosePage(page, { name: 'ask', token, email }).main),
  own: ownPassword(),
  wrongOwn: ownPassword(error),
  wrongChoose: markupOf(choosePage(page, { name: 'ask', token, email, error }).main),
}
