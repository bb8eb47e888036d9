import { type Html, html } from '../platform/html/html.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { SHOP } from '../platform/shop-facts.ts'
import { newsletterText } from './newsletter-texts.ts'

export const NEWSLETTER_PATH = '/newsletter/confirm'

/** `ask` carries the token of the mail's link: only its form confirms, since programs follow links. */
export type NewsletterStep =
  | { readonly name: 'ask'; readonly token: string }
  | { readonly name: 'done' | 'old' }

export function newsletterPage(page: PageContext, step: NewsletterStep): PageContent {
  const t = newsletterText(page.language)
  const heading = t(`newsletter.page.${step.name}`)
  return {
    title: heading,
    isPrivate: true,
    main: html`<article class="shop-article"><h1>${heading}</h1><p class="shop-lead">${t(`newsletter.page.${step.name}.text`, { email: SHOP.email })}</p>${
      step.name === 'ask' ? confirmForm(page, step.token) : wayOn(page)
    }</article>`,
  }
}

function confirmForm(page: PageContext, token: string): Html {
  const label = newsletterText(page.language)('newsletter.page.confirm')
  return html`<form method="post" action="${linkTo(page, NEWSLETTER_PATH)}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="token" value="${token}"><button class="cs-button cs-button--primary" type="submit">${label}</button></form>`
}

function wayOn(page: PageContext): Html {
  const label = newsletterText(page.language)('newsletter.page.home')
  return html`<p><a class="cs-button cs-button--secondary" href="${linkTo(page, '/')}">${label}</a></p>`
}
