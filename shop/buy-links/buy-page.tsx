import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { EnergyArrow } from '../../src/ui/energy-arrow.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { ListPrice } from '../catalogue/cards/list-price.tsx'
import { vatWords } from '../catalogue/cards/price-words.ts'
import { QuotationButton } from '../catalogue/cards/quotation-button.tsx'
import { stockLevelOf, stockText } from '../catalogue/cards/stock-text.ts'
import { smallPicture } from '../catalogue/picture-sizes.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { loginUrlBack } from '../platform/pages/login-url.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import {
  linkTo,
  type PageContext,
  priceAccess,
  seesPrices,
} from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'
import { codeIn, linesIn, readBuyLines, writeBuyLines } from './buy-address.ts'
import { type BuyLineView, describeBuyLines, readInCart } from './describe-buy-lines.ts'
import { pathOfLines, resolveLines } from './resolve-lines.ts'

interface BuyPageProps {
  readonly page: PageContext
  readonly lines: readonly BuyLineView[]
}

/**
 * The page of a link; undefined if its address is unreadable. `refused` is the visitor whose press of
 * its button was refused, so that their cart counts too.
 */
export async function loadBuyPage(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  refused?: Visitor,
): Promise<PageContent | undefined> {
  const requested = readBuyLines(linesIn(page.path) ?? '')
  if (!requested) return undefined
  const lines = await resolveLines(db, page, requested)
  const inCart = refused ? await readInCart(db, refused) : new Map<string, number>()
  return buyPage(page, await describeBuyLines(db, page, site, { lines, inCart }))
}

/** The lines that the link would add to the cart, with the button that adds them. */
function buyPage(page: PageContext, lines: readonly BuyLineView[]): PageContent {
  const heading = page.t('buylink.heading', { n: lines.length })
  const code = codeIn(page.path)
  const query = code === '' ? '' : `?${new URLSearchParams({ code })}`
  return {
    title: heading,
    isPrivate: true,
    canonicalPath: pathOfLines(lines) + query,
    script: 'forms',
    crumbs: [{ name: heading }],
    main: drawPage(
      page,
      <div className="shop-buy-link">
        <h1>{heading}</h1>
        <ul className="shop-buy-link__lines">
          {lines.map((it) => (
            <Line key={it.articleNumber} page={page} line={it} />
          ))}
        </ul>
        {seesPrices(page) ? <BuyForm page={page} lines={lines} /> : <Login page={page} />}
      </div>,
    ),
  }
}

interface LineProps {
  readonly page: PageContext
  readonly line: BuyLineView
}

function Line({ page, line }: LineProps) {
  const { offer, articleNumber, quantity, total } = line
  return (
    <li className="shop-buy-link__line">
      {offer && (
        <img src={smallPicture(offer.card.picture)} alt="" width="80" height="80" loading="lazy" />
      )}
      <div className="shop-buy-link__words">
        {offer ? (
          <Description page={page} line={line} offer={offer} />
        ) : (
          <strong>{articleNumber}</strong>
        )}
        <Availability page={page} line={line} />
      </div>
      <p className="shop-buy-link__figures">
        <span>{page.t('quotation.count', { n: quantity })}</span>
        {total !== undefined && !line.fault && (
          <strong>
            <VisuallyHidden>{`${page.t('cart.column.total')} `}</VisuallyHidden>
            {page.shop.money(total, page.language)}
          </strong>
        )}
      </p>
    </li>
  )
}

function Description({
  page,
  line: { articleNumber, price, stepFrom },
  offer: { card, article },
}: LineProps & { readonly offer: NonNullable<BuyLineView['offer']> }) {
  const { brand, name, path, isQuotation, energyClass } = card
  const traits = [article.size, article.colour, articleNumber].filter(Boolean).join(' · ')
  return (
    <>
      <a className="shop-buy-link__name" href={linkTo(page, path)}>{`${brand} ${name}`}</a>
      <p className="shop-buy-link__traits">{traits}</p>
      {energyClass && <EnergyArrow energyClass={energyClass} />}
      <ListPrice page={page} product={{ isQuotation, price }} />
      {stepFrom !== undefined && (
        <p className="shop-buy-link__step">{page.t('price.step.applies', { n: stepFrom })}</p>
      )}
    </>
  )
}

/** The stock of a line, or its fault; for an article without a price, the button to request one. */
function Availability({ page, line: { offer, fault, inCart, articleNumber } }: LineProps) {
  const { t } = page
  if (fault) {
    const isShort = fault.key === 'sizeInput.tooMany'
    const words = t(isShort ? 'buylink.toomany' : fault.key, fault.values)
    return (
      <p className="shop-buy-link__fault">
        {inCart > 0 ? `${words} ${t('buylink.incart', { n: inCart })}` : words}
      </p>
    )
  }
  if (!offer) return null
  const { card, article } = offer
  if (card.isQuotation) {
    const name = [card.name, article.size, article.colour].filter(Boolean).join(', ')
    return <QuotationButton page={page} articleNumber={articleNumber} name={name} />
  }
  return seesPrices(page) ? (
    <p className="shop-stock" data-stock={stockLevelOf([article])}>
      {stockText(page, [article])}
    </p>
  ) : null
}

/**
 * Adds the available lines to the cart at once; the form names them, so that it adds what was
 * displayed.
 */
function BuyForm({ page, lines }: BuyPageProps) {
  const { t } = page
  const good = lines.filter(({ offer, fault }) => offer && !offer.card.isQuotation && !fault)
  if (good.length === 0) return null
  const [code, vat] = [codeIn(page.path), vatWords(page)]
  const sum = good.reduce((all, { total = 0 }) => all + total, 0)
  return (
    <PageForm className="shop-buy-link__press" page={page} path={page.path}>
      <input type="hidden" name="articles" value={writeBuyLines(good)} />
      <p className="shop-buy-link__sum">
        {`${t('cart.total')} `}
        <strong>{page.shop.money(sum, page.language)}</strong>
        {vat && <small>{` ${vat}`}</small>}
      </p>
      {code !== '' && <p>{t('buylink.code', { code })}</p>}
      <Button look="primary" type="submit">
        {t(good.length < lines.length ? 'buylink.addrest' : 'product.buy')}
      </Button>
    </PageForm>
  )
}

/**
 * A link to the login, or the reason for visitors who may not see prices; it leads back to this page.
 */
function Login({ page }: Pick<BuyPageProps, 'page'>) {
  return (
    <p>
      <ButtonLink look="primary" href={loginUrlBack(page)} rel="nofollow">
        {page.t(priceAccess(page) === 'login' ? 'product.loggedout' : 'product.business')}
      </ButtonLink>
    </p>
  )
}
