import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { Icon, type IconName } from '../../src/ui/icon.tsx'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { timestampText } from '../platform/dates.ts'
import { Facts } from '../platform/html/facts.tsx'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { Obstacle } from './find-obstacle.ts'
import type { ReceivedNote } from './received-token.ts'
import type { ProvenOrder } from './withdraw-view.ts'

/** In the address, asks for the statement as a file. */
export const SAVE_FIELD = 'save'

/** Confirms a statement with its date and time; the same page whether the order exists or not. */
export function receivedPage(
  page: PageContext,
  { number, at }: ReceivedNote,
  proven: ProvenOrder | undefined,
): PageContent {
  const title = page.t('withdraw.received')
  return {
    title,
    isPrivate: true,
    main: drawPage(
      page,
      <Notice icon="tick" title={title}>
        <Facts
          facts={[
            [page.t('withdraw.orderNumber'), number],
            [page.t('withdraw.received.at'), timestampText(at, page.language, page.shop)],
          ]}
        />
        <p>{page.t('withdraw.received.mail')}</p>
        <p>{page.t('withdraw.received.few')}</p>
        <p>
          <a href={linkTo(page, `${page.path}&${SAVE_FIELD}=1`)} download>
            {page.t('withdraw.received.save')}
          </a>
        </p>
        {proven ? <OwnWays page={page} proven={proven} /> : <OtherWays page={page} />}
      </Notice>,
    ),
  }
}

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className="shop-receipt">
      <div className="shop-receipt__head">
        <Icon name={icon} />
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  )
}

interface OwnProps {
  readonly page: PageContext
  readonly proven: ProvenOrder
}

function OwnWays({ page, proven }: OwnProps) {
  return (
    <>
      <p>
        <ContactText page={page} text={page.t('withdraw.received.spam')} />
      </p>
      <OrderLink page={page} proven={proven} />
    </>
  )
}

function OtherWays({ page }: { readonly page: PageContext }) {
  return (
    <>
      <section aria-labelledby="withdraw-nomail">
        <h2 id="withdraw-nomail">{page.t('withdraw.received.nomail')}</h2>
        <p>
          <ContactText page={page} text={page.t('withdraw.received.nomail.text')} />
        </p>
      </section>
      <div className="shop-cart__ways">
        <ButtonLink look="secondary" href={linkTo(page, WITHDRAW_PATH)}>
          {page.t('withdraw.again')}
        </ButtonLink>
      </div>
    </>
  )
}

export interface NotView {
  readonly reason: Obstacle
  readonly proven: ProvenOrder
  /** When it was withdrawn from. */
  readonly at: number
}

/** Explains why a visitor cannot withdraw from their own order. */
export function notPage(page: PageContext, { reason, proven, at }: NotView): PageContent {
  const title = page.t(`withdraw.not.${reason}`)
  const { email } = proven.receipt
  const moment = timestampText(at, page.language, page.shop)
  const sentence =
    reason === 'business'
      ? page.t('withdraw.business')
      : page.t(`withdraw.not.${reason}.text`, { email, moment })
  return {
    title,
    isPrivate: true,
    main: drawPage(
      page,
      <Notice icon="info" title={title}>
        <p>
          <ContactText page={page} text={sentence} />
        </p>
        <OrderLink page={page} proven={proven} />
      </Notice>,
    ),
  }
}

/** Keeps the key of the mail's link, without which the page does not open. */
function OrderLink({ page, proven: { receipt, key } }: OwnProps) {
  const path = `/order/${encodeURIComponent(receipt.orderId)}`
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  return (
    <div className="shop-cart__ways">
      <ButtonLink look="secondary" href={linkTo(page, path + query)}>
        {page.t('withdraw.order')}
      </ButtonLink>
    </div>
  )
}
