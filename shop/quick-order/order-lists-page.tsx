import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { Button, ButtonLink, ButtonSummary } from '../../src/ui/button.tsx'
import { ORDER_LISTS_PATH, QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'
import { ListFields, listUrl } from './list-parts.tsx'
import { listReader } from './list-reader.ts'
import { listOrderLists, type OrderList } from './order-list-queries.ts'
import { hasCartRows } from './order-lists.ts'

/** A page within the account. */
interface ListsContent {
  readonly path: string
  readonly body: ReactNode
}

/** The page of a person's lists; undefined if they buy for no company. */
export async function drawOrderLists(
  db: Db,
  page: PageContext,
  visitor: Visitor,
): Promise<ListsContent | undefined> {
  const reader = listReader(visitor)
  if (!reader) return undefined
  const lists = await listOrderLists(db, reader)
  const view = { lists, hasCart: await hasCartRows(db, visitor), pageKey: randomUUID() }
  return { path: ORDER_LISTS_PATH, body: <Lists page={page} {...view} /> }
}

interface ListsProps {
  readonly page: PageContext
  readonly lists: readonly OrderList[]
  readonly hasCart: boolean
  /** Created with the page: a list that is added to the cart twice from it is added once. */
  readonly pageKey: string
}

function Lists({ page, lists, hasCart, pageKey }: ListsProps) {
  const { t } = page
  return (
    <>
      {lists.length === 0 && <p>{t('account.orderlists.none')}</p>}
      {lists.map((it) => (
        <List key={it.id} page={page} list={it} pageKey={pageKey} />
      ))}
      {hasCart && <SaveCart page={page} />}
      <p>
        <ButtonLink
          look={lists.length === 0 ? 'primary' : 'secondary'}
          href={linkTo(professional(page), QUICK_ORDER_PATH)}
        >
          {t('page.quickorder')}
        </ButtonLink>
      </p>
    </>
  )
}

interface ListProps {
  readonly page: PageContext
  readonly list: OrderList
}

function List({ page, list, pageKey }: ListProps & Pick<ListsProps, 'pageKey'>) {
  const { t, shop, language } = page
  const { id, name, rows, pieces, maker, isShared, changedAt } = list
  const day = shop.dateTime(changedAt, language)
  const whose = maker ? t('orderlist.maker', { name: maker }) : isShared && t('orderlist.shared')
  return (
    <section className="shop-order-list" aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>{name}</h2>
      <p>{[t('orderlist.about', { rows, n: pieces, day }), whose].filter(Boolean).join(' ')}</p>
      <div className="shop-quick-order__ways">
        <PageForm page={professional(page)} path={QUICK_ORDER_PATH} aria-labelledby={`list-${id}`}>
          <input type="hidden" name="list" value={id} />
          <input type="hidden" name="key" value={`${id} ${pageKey}`} />
          <Button look="primary" type="submit" name="step" value="add">
            {t('orderlist.cart')}
          </Button>
        </PageForm>
        <ButtonLink look="secondary" href={listUrl(page, id)}>
          {t('orderlist.open')}
        </ButtonLink>
      </div>
      {list.mayChange === 1 && <Change page={page} list={list} />}
    </section>
  )
}

function Change({ page, list: { id, name, isShared } }: ListProps) {
  const { t } = page
  const path = `${ORDER_LISTS_PATH}/${encodeURIComponent(id)}`
  return (
    <details className="shop-quick-order__save">
      <ButtonSummary look="secondary">{t('orderlist.edit')}</ButtonSummary>
      <PageForm className="shop-form" page={page} path={`${path}/save`}>
        <ListFields page={page} id={`list-${id}`} name={name} isShared={isShared === 1} />
        <Button look="secondary" type="submit">
          {t('orderlist.rename')}
        </Button>
      </PageForm>
      <PageForm page={page} path={`${path}/remove`}>
        <Button look="quiet" type="submit">
          {t('orderlist.remove')}
        </Button>
      </PageForm>
    </details>
  )
}

/** Saves the professional storefront's cart, whichever storefront the page belongs to. */
function SaveCart({ page }: { readonly page: PageContext }) {
  const { t } = page
  return (
    <section className="shop-order-list" id="from-cart" aria-labelledby="from-cart-title">
      <h2 id="from-cart-title">{t('orderlist.fromcart')}</h2>
      <PageForm className="shop-form" page={professional(page)} path={ORDER_LISTS_PATH}>
        <ListFields page={page} id="from-cart" name="" isShared={false} />
        <Button look="secondary" type="submit">
          {t('orderlist.rename')}
        </Button>
      </PageForm>
    </section>
  )
}

function professional(page: PageContext): PageContext {
  return { ...page, storefront: 'professional' }
}
