import type { Language } from '../../model/language.ts'
import { type Html, markupOf, trusted } from '../platform/html/html.ts'
import { contents, render } from '../platform/html/render.ts'
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
  const t = serverText(language)
  return render(<iframe src={address.href} title={t('frame.title')} />, t)
}

export function framePage(page: FramePage, pages: readonly string[], assets?: FrameAssets): Html {
  const document = <FrameDocument page={page} pages={pages} assets={assets} />
  return trusted(`<!doctype html>\n${markupOf(render(document, serverText(page.language)))}\n`)
}

interface FrameDocumentProps {
  readonly page: FramePage
  readonly pages: readonly string[]
  readonly assets: FrameAssets | undefined
}

function FrameDocument({ page, pages, assets }: FrameDocumentProps) {
  const { title, language, storefront, body, isDone, nonce } = page
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {assets && <AssetTags assets={assets} nonce={nonce} />}
      </head>
      <body
        className={`${storefront}-storefront`}
        data-pages={pages.join(' ')}
        data-done={isDone ? '' : undefined}
      >
        <main {...contents(body)} />
      </body>
    </html>
  )
}

interface AssetTagsProps {
  readonly assets: FrameAssets
  readonly nonce: string
}

function AssetTags({ assets: { script, css, integrity }, nonce }: AssetTagsProps) {
  return (
    <>
      <link rel="stylesheet" href={`/files/${css}`} integrity={integrity[css]} />
      <script type="module" nonce={nonce} src={`/files/${script}`} integrity={integrity[script]} />
    </>
  )
}
