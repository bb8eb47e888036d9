import { choosePage } from '../../src/server/account/choose-page.tsx'
import { forgotPage } from '../../src/server/account/forgot-page.tsx'
import { loginPage } from '../../src/server/account/login-page.tsx'
import { markupOf } from '../../src/server/platform/html/html.ts'
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

export const drawn = {
  login: markupOf(loginPage(page, { returnTo, demoCustomers: [] }).main),
  wrongLogin: markupOf(loginPage(page, { returnTo, email, error, demoCustomers: [] }).main),
  forgot: markupOf(forgotPage(page, { step: 'ask', email }).main),
  wrongForgot: markupOf(forgotPage(page, { step: 'ask', email, error }).main),
  choose: markupOf(choosePage(page, { name: 'ask', token, email }).main),
  wrongChoose: markupOf(choosePage(page, { name: 'ask', token, email, error }).main),
}
