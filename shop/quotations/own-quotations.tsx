import type { FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { readItemLinks } from '../orders/pages/item-links.tsx'
import { OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { readOfferApproval } from './offer-approval.ts'
import { OWN_QUOTATION_PATH } from './quotation-access.ts'
import { QuotationBody, QuotationSign } from './quotation-body.tsx'
import { orderLinkOf } from './quotation-links.ts'
import { isOwnedBy, listOwnQuotations, type Quotation } from './quotation-queries.ts'
import { readQuotation } from './read-quotation.ts'

/** A page within the account. */
type DrawOwn = (pageRequest: {
  readonly page: PageContext
  readonly request: FastifyRequest
}) => Promise<
  { readonly path: string; readonly heading?: string; readonly body: ReactNode } | undefined
>

interface Options {
  readonly db: Db
  readonly now: () => number
}

/** The account's pages about quotations, by path. */
export function ownQuotationPages(options: Options): Readonly<Record<string, DrawOwn>> {
  return {
    [OWN_QUOTATIONS_PATH]: drawOwnQuotations(options),
    [OWN_QUOTATION_PATH]: drawOwnQuotation(options),
  }
}

/** All quotations that a customer, or the company they buy for, has requested. */
function drawOwnQuotations({ db, now }: Options): DrawOwn {
  return async ({ page, request }) => ({
    path: OWN_QUOTATIONS_PATH,
    body: (
      <List page={page} quotations={await listOwnQuotations(db, request.visitor)} now={now()} />
    ),
  })
}

/** One of these quotations. */
function drawOwnQuotation({ db, now }: Options): DrawOwn {
  return async ({ page, request }) => {
    const { id } = request.params as { readonly id: string }
    const whole = await readQuotation(db, id)
    if (!whole || !isOwnedBy(request.visitor, whole.quotation)) return undefined
    const { quotation } = whole
    const order = await orderLinkOf(db, request.visitor, quotation)
    const approval = await readOfferApproval(db, request.visitor, whole, now())
    const items = (await readItemLinks(db, page.language, [id], 'quotation')).get(id)
    const path = `${OWN_QUOTATIONS_PATH}/${encodeURIComponent(id)}`
    return {
      path: OWN_QUOTATIONS_PATH,
      heading: page.t('quotation.heading', { number: quotation.number }),
      body: <QuotationBody {...{ page, whole, path, order, items, ...approval }} now={now()} />,
    }
  }
}

interface ListProps {
  readonly page: PageContext
  readonly quotations: readonly Quotation[]
  readonly now: number
}

function List({ page, quotations, now }: ListProps) {
  const { t, shop, language } = page
  const ask = (
    <p>
      <ButtonLink
        look={quotations.length === 0 ? 'primary' : 'secondary'}
        href={linkTo(page, QUOTATION_PATH)}
      >
        {t('quotation.ask')}
      </ButtonLink>
    </p>
  )
  if (quotations.length === 0) {
    return (
      <>
        <p>{t('account.quotations.none')}</p>
        {ask}
      </>
    )
  }
  return (
    <>
      <ul className="shop-orders">
        {quotations.map((it) => (
          <li className="shop-orders__order" key={it.id}>
            <a
              className="shop-orders__link"
              href={linkTo(page, `${OWN_QUOTATIONS_PATH}/${encodeURIComponent(it.id)}`)}
            >
              {t('quotation.heading', { number: it.number })}
            </a>
            <QuotationSign page={page} quotation={it} now={now} />
            <time className="shop-orders__about" dateTime={new Date(it.createdAt).toISOString()}>
              {shop.dateTime(it.createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
      {ask}
    </>
  )
}
