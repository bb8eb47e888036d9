import type { Cart, OrderRow } from '../../../src/contract/cart.ts'
import { Button } from '../../../src/ui/button.tsx'
import { HAND_OFF_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'

interface HandOff {
  readonly incoming: Cart
  readonly own: Cart
  /** The host that the visitor comes from. */
  readonly host: string
  /** The path of the shop that they were going to. */
  readonly to: string
}

/** Asks a visitor with a cart at the shop whether to add the cart that they bring from another page. */
export function handOffPage(page: PageContext, { incoming, own, host, to }: HandOff): PageContent {
  const { t } = page
  const title = t('handoff.title')
  return {
    title,
    isPrivate: true,
    main: drawPage(
      page,
      <article className="shop-content">
        <header>
          <h1>{title}</h1>
          <p>{t('handoff.text', { host })}</p>
        </header>
        <CartArticles page={page} cart={incoming} title={t('handoff.incoming', { host })} />
        <CartArticles page={page} cart={own} title={t('handoff.own')} />
        <TokenForm className="shop-form" page={page} path={HAND_OFF_PATH} fields={{ to }}>
          <Button look="primary" type="submit" name="choice" value="add">
            {t('handoff.add')}
          </Button>
          <Button look="secondary" type="submit" name="choice" value="leave">
            {t('handoff.leave')}
          </Button>
        </TokenForm>
      </article>,
    ),
  }
}

interface CartArticlesProps {
  readonly page: PageContext
  readonly cart: Cart
  readonly title: string
}

function CartArticles({ page, cart, title }: CartArticlesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {cart.orderRows.filter(isArticle).map((it) => (
          <li key={it.rowSystemId}>
            {page.t('handoff.row', { n: it.quantity, name: namesOf(it) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isArticle({ isFeeRow, isServiceRow }: OrderRow): boolean {
  return !isFeeRow && !isServiceRow
}

function namesOf({ name, color, size }: OrderRow): string {
  return [name, color, size].filter(Boolean).join(', ')
}
