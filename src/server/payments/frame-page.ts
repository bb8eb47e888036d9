import type { Language } from '../../model/language.ts'
import { type Html, html, trusted } from '../platform/html/html.ts'
import { serverText } from '../platform/texts/server-text.ts'
import type { Payments } from './payments.ts'
import type { Place } from './purchase-urls.ts'

/** The frame's own files, as the build has named them; without them the frame is plain text. */
export interface FrameAssets {
  readonly script: string
  readonly css: string
  /** Subresource integrity by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

export interface FramePage {
  readonly title: string
  readonly language: Language
  readonly storefront: Place['storefront']
  readonly body: Html
  /** Set where the buyer is done, and the page only says so to the checkout around it. */
  readonly isDone?: boolean
  readonly nonce: string
}

/** What the checkout is given: the same text for the same payment, so that it is drawn once. */
export function frameMarkup(
  { origins, signer }: Pick<Payments, 'origins' | 'signer'>,
  provider: string,
  reference: string,
  { language, storefront }: Place,
): Html {
  const address = new URL(`/frame/${provider}/${encodeURIComponent(reference)}`, origins().widgets)
  address.searchParams.set('sign', signer.sign('frame', `${provider} ${reference}`))
  address.searchParams.set('language', language)
  address.searchParams.set('storefront', storefront)
  return html`<iframe src="${address.href}" title="${serverText(language)('frame.title')}"></iframe>`
}

export function framePage(page: FramePage, pages: readonly string[], assets?: FrameAssets): Html {
  const { title, language, storefront, body, isDone, nonce } = page
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${
    assets && assetTags(assets, nonce)
  }</head>
<body class="${storefront}-storefront" data-pages="${pages.join(' ')}"${isDone && trusted(' data-done')}>
<main>${body}</main>
</body>
</html>
`
}

function assetTags({ script, css, integrity }: FrameAssets, nonce: string): Html {
  const sri = (name: string) => integrity[name] && trusted(` integrity="${integrity[name]}"`)
  return html`<link rel="stylesheet" href="/files/${css}"${sri(css)}><script type="module" nonce="${nonce}" src="/files/${script}"${sri(script)}></script>`
}
