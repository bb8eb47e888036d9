import type { Language } from '../../src/model/language.ts'
import { FAVOURITE_FORM } from '../../src/model/visitor-lists.ts'
import type { PageKind } from '../../src/model/vitals.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import { scriptJson } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { holdsSecret } from '../platform/http/secret-address.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { breadcrumbsJson } from '../platform/pages/breadcrumbs.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { Assets, PageLook } from '../platform/pages/site.ts'
import { kindOf, scriptSettings } from './script-settings.ts'
import { Sheets } from './sheets.tsx'

interface HeadProps {
  readonly page: PageContext
  readonly site: CatalogueSite
  readonly content: PageContent
}

export function Head({ page, site, content }: HeadProps) {
  const { name } = page.shop
  const title = content.title === '' ? name : `${content.title} – ${name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={content.description || describeShop(page)} />
      {content.isPrivate && <meta name="robots" content="noindex" />}
      {(!content.isPrivate || content.canonicalPath) && (
        <LanguageLinks page={page} site={site} content={content} />
      )}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1115" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="request-verification-token" content={page.token} />
      {/* Waits for the whole short page: a taller card in its second part would move the buttons of the first. */}
      {content.isShort && (
        <link
          rel="expect"
          href={`#${FAVOURITE_FORM}`}
          blocking="render"
          media="(width >= 100rem)"
        />
      )}
      <script
        type="application/json"
        id="request-context"
        {...contents(scriptJson(contextOf(page, content)))}
      />
      <OwnTexts page={page} />
      {site.assets && (
        <AssetTags
          assets={site.assets}
          storefront={page.storefront}
          shop={page.shop}
          kind={kindOf(page.path)}
          look={content.look ?? 'other'}
          isMeasured={!holdsSecret(page.path)}
        />
      )}
      <OwnScript assets={site.assets} name={content.script} />
      <Structured page={page} site={site} content={content} />
    </head>
  )
}

/** The description of pages without one of their own. */
function describeShop({ storefront, t }: PageContext): string {
  return t(storefront === 'sport' ? 'page.home.description' : 'page.prohome.description')
}

/** The shop's own texts for elements. */
function OwnTexts({ page: { shop, language } }: Pick<HeadProps, 'page'>) {
  const texts = shop.browserTexts(language)
  if (Object.keys(texts).length === 0) return null
  return <script type="application/json" id="courtside-texts" {...contents(scriptJson(texts))} />
}

/** The page's context, which elements send with every call. */
function contextOf({ shop, storefront, language }: PageContext, { listing }: PageContent): object {
  return { storefront, language, currency: shop.currency, ...listing }
}

/** Nothing without a configured address, since these links must be absolute. */
function LanguageLinks({ page, site, content }: HeadProps) {
  if (site.baseUrl === '') return null
  const path = content.canonicalPath ?? bareUrl(page.path)
  const { languages } = page.shop
  const [main = page.language] = languages
  const address = (language: Language) => site.baseUrl + linkTo({ ...page, language }, path)
  return (
    <>
      <link rel="canonical" href={address(page.language)} />
      {languages.length > 1 &&
        languages.map((it) => <link key={it} rel="alternate" hrefLang={it} href={address(it)} />)}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={address(main)} />}
    </>
  )
}

interface AssetProps extends Pick<PageContext, 'storefront' | 'shop'> {
  readonly assets: Assets
  /** False for addresses with a secret, which a tag manager would read. */
  readonly isMeasured: boolean
  readonly kind: PageKind
  readonly look: PageLook
}

/** Fonts to preload, by storefront; the professional one has a single typeface. */
const FONTS = { sport: /^(figtree|archivo)-/, professional: /^figtree-/ }

function AssetTags({ assets, storefront, shop, isMeasured, kind, look }: AssetProps) {
  const fonts = assets.fonts.filter((it) => FONTS[storefront].test(it))
  const { loader, pageCss, integrity } = assets
  return (
    <>
      {fonts.map((it) => (
        <link
          key={it}
          rel="preload"
          href={`/ui/${it}`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <Sheets names={pageCss[look].first} integrity={integrity} />
      <script
        type="module"
        src={`/ui/${loader}`}
        integrity={integrity[loader]}
        {...(isMeasured && scriptSettings(shop, kind))}
      />
    </>
  )
}

interface OwnScriptProps {
  readonly assets: Assets | undefined
  readonly name: PageContent['script']
}

function OwnScript({ assets, name }: OwnScriptProps) {
  const file = name && assets?.scripts[name]
  return file && <script type="module" src={`/ui/${file}`} integrity={assets.integrity[file]} />
}

/** Schema.org descriptions, including the breadcrumbs. */
function Structured({ page, site, content }: HeadProps) {
  const { structured = [], crumbs = [] } = content
  const all = crumbs.length > 0 ? [...structured, breadcrumbsJson(page, site, crumbs)] : structured
  return all.map((it) => {
    const json = scriptJson(it)
    return <script key={JSON.stringify(it)} type="application/ld+json" {...contents(json)} />
  })
}
