import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import { type Html, markupOf, trusted } from '../../platform/html/html.ts'
import { contents, render } from '../../platform/html/render.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Payments } from '../port/payments.ts'
import type { FrameSite } from './purchase-urls.ts'

/** The frame's built files; without them, the frame has no styles and no script. */
export interface FrameAssets {
  readonly script: string
  readonly css: string
  /** Subresource integrity by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

interface FrameWays {
  /** The signed address to which the browser returns. */
  readonly returned: string
  readonly terms: string
}

export interface FramePage {
  readonly shop: ShopFacts
  readonly title: string
  readonly language: Language
  readonly storefront: FrameSite['storefront']
  readonly body: Html
  /** Set if the buyer is done, and the page only notifies the checkout around it. */
  readonly isDone?: boolean
  /** The frame's links, shown if the page around it does not listen to it. */
  readonly ways?: FrameWays | undefined
  readonly nonce: string
  /** Set if the provider's HTML opens the browser's payment sheet. */
  readonly opensSheet?: boolean | undefined
}

/** The height of the built-in card form on a phone, in CSS pixels. */
const ALONE_HEIGHT = 620

/** The frame's tag for the checkout. The same payment has the same markup, so it is drawn once. */
export function frameMarkup(
  { origins, signer, shop }: Pick<Payments, 'origins' | 'signer' | 'shop'>,
  provider: string,
  reference: string,
  { language, storefront }: FrameSite,
): Html {
  const address = new URL(`/frame/${provider}/${encodeURIComponent(reference)}`, origins().widgets)
  address.searchParams.set('sign', signer.sign('frame', `${provider} ${reference}`))
  address.searchParams.set('language', language)
  address.searchParams.set('storefront', storefront)
  const t = shop.text(language)
  // A page that does not listen to the frame cannot fit its height to the form.
  const size = { width: '100%', height: ALONE_HEIGHT }
  return render(<iframe src={address.href} title={t('frame.title')} {...size} />, t)
}

export function framePage(page: FramePage, pages: readonly string[], assets?: FrameAssets): Html {
  const document = <FrameDocument page={page} pages={pages} assets={assets} />
  return trusted(`<!doctype html>\n${markupOf(render(document, (key) => key))}\n`)
}

interface FrameDocumentProps {
  readonly page: FramePage
  readonly pages: readonly string[]
  readonly assets: FrameAssets | undefined
}

function FrameDocument({ page, pages, assets }: FrameDocumentProps) {
  const { shop, title, language, storefront, body, isDone, ways, nonce, opensSheet } = page
  const t = shop.text(language)
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
        {ways && !isDone && <Terms t={t} terms={ways.terms} />}
        <main {...contents(body)} />
        {opensSheet && <WalletWords t={t} />}
        {ways && <ReturnLink t={t} returned={ways.returned} />}
      </body>
    </html>
  )
}

interface Worded {
  readonly t: Text
}

/** Asks for the terms if the page around the frame has not; shown by the frame's script. */
function Terms({ t, terms }: Pick<FrameWays, 'terms'> & Worded) {
  return (
    <p className="frame-terms" data-terms="" hidden>
      <label>
        <input type="checkbox" name="terms" />
        {` ${t('frame.terms')} `}
      </label>
      <a href={terms} target="_blank" rel="noopener">
        {t('frame.terms.read')}
      </a>
    </p>
  )
}

const WALLET_WORDS = ['none', 'late', 'refused', 'noanswer'] as const

/** The texts about wallets that the frame's script shows beside their buttons. */
function WalletWords({ t }: Worded) {
  const words = WALLET_WORDS.map((it) => [`data-${it}`, t(`frame.wallet.${it}`)])
  return <p className="frame-wallet-words" role="alert" {...Object.fromEntries(words)} />
}

/** A link that leads the whole page on; a frame may navigate it only by the buyer's own press. */
function ReturnLink({ t, returned }: Pick<FrameWays, 'returned'> & Worded) {
  return (
    <p className="frame-return" data-return="" role="status" hidden>
      {`${t('frame.paid')} `}
      <a href={returned} target="_top">
        {t('frame.return')}
      </a>
    </p>
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
