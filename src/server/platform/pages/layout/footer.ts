import { type Html, html } from '../../html/html.ts'
import { SHOP, WITHDRAW_PATH } from '../../shop-facts.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import { logo } from './logo.ts'

const HELP = ['contact', 'delivery', 'returns'] as const
const ABOUT = ['privacy', 'accessibility'] as const

/**
 * On every page: delivery, returns, contact with phone hours, who the company is, terms (UX TRUST-1),
 * and where a contract is withdrawn from (CRD Art. 11a).
 */
export function footer(page: PageContext): Html {
  const link = (name: string) =>
    html`<li><a href="${linkTo(page, `/${name}`)}">${page.t(`page.${name}.title`)}</a></li>`
  return html`<footer class="shop-footer"><div class="shop-footer__inner"><div class="shop-footer__about">${logo()}<p>${page.t('page.footer.about')}</p></div><section aria-labelledby="footer-help"><h2 id="footer-help">${page.t('page.footer.help')}</h2><ul>${HELP.map(
    link,
  )}<li><a href="${linkTo(page, WITHDRAW_PATH)}">${page.t('withdraw.start')}</a></li>${link('terms')}</ul></section><section aria-labelledby="footer-shop"><h2 id="footer-shop">${page.t('page.footer.shop')}</h2><ul>${ABOUT.map(
    link,
  )}<li><a href="${linkTo({ ...page, storefront: 'sport' }, '/')}">${page.t('page.private')}</a></li><li><a href="${linkTo({ ...page, storefront: 'professional' }, '/')}">${page.t('page.business')}</a></li></ul></section>${contact(page)}</div><p class="shop-footer__company">${SHOP.company} · ${page.t('page.orgnumber', { number: SHOP.organizationNumber })} · ${SHOP.street}, ${SHOP.postcode} ${SHOP.town}</p></footer>`
}

function contact(page: PageContext): Html {
  return html`<section aria-labelledby="footer-contact"><h2 id="footer-contact">${page.t('page.contact.title')}</h2><ul><li><a href="${SHOP.phoneUrl}">${SHOP.phone}</a></li><li>${page.t('page.phonehours')}</li><li><a href="mailto:${SHOP.email}">${SHOP.email}</a></li></ul></section>`
}
