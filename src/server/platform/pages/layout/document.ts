import { type Html, html, scriptJson, trusted } from '../../html/html.ts'
import { bareUrl } from '../addresses.ts'
import type { PageContent } from '../page-content.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { PersonalParts } from '../personal.ts'
import type { Site } from '../site.ts'
import { breadcrumbs, breadcrumbsJson } from './breadcrumbs.ts'
import { checkoutHeader } from './checkout-header.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'

export function document(
  page: PageContext,
  site: Site,
  content: PageContent,
  personal: PersonalParts,
): Html {
  const crumbs = content.crumbs ?? []
  return html`<!doctype html>
<html lang="${page.language}">
<head>${head(page, site, content)}</head>
<body class="${page.storefront}-storefront shop">
<a class="shop-skip" href="#main">${page.t('page.skip')}</a>
${content.isCheckout ? checkoutHeader(page, personal) : header(page, site, content, personal)}
<main class="shop-main" id="main" tabindex="-1">${personal.notice}${
    crumbs.length > 0 && breadcrumbs(page, crumbs)
  }${content.main}</main>
${footer(page)}
</body>
</html>
`
}

function head(page: PageContext, site: Site, content: PageContent): Html {
  const { assets } = site
  const title = content.title === '' ? 'Courtside' : `${content.title} – Courtside`
  const crumbs = content.crumbs ?? []
  const structured = [
    ...(content.structured ?? []),
    ...(crumbs.length > 0 ? [breadcrumbsJson(page, site, crumbs)] : []),
  ]
  return html`<meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${
    content.description && html`<meta name="description" content="${content.description}">`
  }${content.isPrivate ? html`<meta name="robots" content="noindex">` : languageLinks(page, site, content)}<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0f1115" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="request-verification-token" content="${page.token}"><script type="application/json" id="request-context">${scriptJson(contextOf(page, content))}</script>${
    assets && assetTags(assets)
  }${structured.map((it) => html`<script type="application/ld+json">${scriptJson(it)}</script>`)}`
}

/** What elements tell the shop about the page with every call. */
function contextOf({ storefront, language }: PageContext, { listing }: PageContent): object {
  return { storefront, language, currency: 'SEK', ...listing }
}

/** The shop's sheet comes first: its layer stands below those of the elements. */
function assetTags(assets: NonNullable<Site['assets']>): Html {
  const { loader, css, shopCss, integrity, importMap } = assets
  const sri = (name: string) => integrity[name] && trusted(` integrity="${integrity[name]}"`)
  return html`<link rel="stylesheet" href="/ui/${shopCss}"${sri(shopCss)}><link rel="stylesheet" href="/ui/${css}"${sri(css)}><script type="importmap">${trusted(importMap.text)}</script><script type="module" src="/ui/${loader}"${sri(loader)}></script>`
}

function languageLinks(page: PageContext, site: Site, content: PageContent): Html {
  const path = content.canonicalPath ?? bareUrl(page.path)
  const address = (language: 'sv' | 'en') => site.baseUrl + linkTo({ ...page, language }, path)
  return html`<link rel="canonical" href="${address(page.language)}"><link rel="alternate" hreflang="sv" href="${address('sv')}"><link rel="alternate" hreflang="en" href="${address('en')}"><link rel="alternate" hreflang="x-default" href="${address('sv')}">`
}
