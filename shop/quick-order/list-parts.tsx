import { MAX_LIST_NAME } from '../../src/model/limits.ts'
import { Button, ButtonSummary } from '../../src/ui/button.tsx'
import { TextField } from '../../src/ui/form-field.tsx'
import { ORDER_LISTS_PATH, QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { OrderView } from './describe-order.ts'
import type { OrderList } from './order-list-queries.ts'

const LIST_NAME = { maxLength: MAX_LIST_NAME, autoComplete: 'off' } as const
/** The most lists beside a quick order; the page of lists has them all. */
const MAX_SHOWN = 8

interface PartProps {
  readonly page: PageContext
}

/** The list that the lines come from. */
export function OpenedList({ page, list }: PartProps & { readonly list: OrderList | undefined }) {
  if (!list) return null
  return <p>{page.t('orderlist.opened', { name: list.name })}</p>
}

/** Saves the lines under a name, or in the list that they come from. */
export function SaveList({ page, view }: PartProps & { readonly view: OrderView }) {
  const { t } = page
  const { list, checked, name, isShared } = view
  if (!checked || checked.good.length + checked.faulty.length === 0) return null
  return (
    <details className="shop-quick-order__save" open={name !== ''}>
      <ButtonSummary look="secondary">{t('orderlist.save')}</ButtonSummary>
      <p>{t('orderlist.save.why')}</p>
      {list?.mayChange === 1 && (
        <Button look="secondary" type="submit" name="step" value="change">
          {t('orderlist.change', { name: list.name })}
        </Button>
      )}
      <ListFields page={page} id="quick-order" name={name} isShared={isShared} />
      <Button look="secondary" type="submit" name="step" value="save">
        {t('orderlist.save')}
      </Button>
    </details>
  )
}

interface ListFieldsProps extends PartProps {
  /** Distinguishes the fields of several forms. */
  readonly id: string
  readonly name: string
  readonly isShared: boolean
}

/** The fields for a list's name, and for sharing it with the company. */
export function ListFields({ page, id, name, isShared }: ListFieldsProps) {
  const { t, viewer } = page
  return (
    <>
      <TextField
        {...{ id: `${id}-name`, name: 'name', defaultValue: name }}
        label={t('orderlist.name')}
        field={LIST_NAME}
      />
      <label className="shop-form__tick">
        <input type="checkbox" name="shared" value="yes" defaultChecked={isShared} />
        <span>{t('orderlist.share', { company: viewer.company ?? '' })}</span>
      </label>
    </>
  )
}

/** The customer's lists, each with a button to order from it. */
export function OwnLists({ page, lists }: PartProps & { readonly lists: readonly OrderList[] }) {
  const { t } = page
  if (lists.length === 0) return null
  return (
    <section className="shop-quick-order__lists" aria-labelledby="quick-order-lists-title">
      <h2 id="quick-order-lists-title">{t('account.orderlists')}</h2>
      <ul>
        {lists.slice(0, MAX_SHOWN).map((it) => (
          <li key={it.id}>
            <a href={listUrl(page, it.id)}>{it.name}</a>{' '}
            <span>{t('quotation.count', { n: it.pieces })}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={linkTo(page, ORDER_LISTS_PATH)}>{t('orderlist.all')}</a>
      </p>
    </section>
  )
}

/** The address of a list as a quick order, always on the professional storefront. */
export function listUrl(page: PageContext, id: string): string {
  const professional = { ...page, storefront: 'professional' } as const
  return `${linkTo(professional, QUICK_ORDER_PATH)}?list=${encodeURIComponent(id)}`
}
