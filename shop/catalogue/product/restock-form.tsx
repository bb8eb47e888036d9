import { CONTACT_BOXES } from '../../../src/model/form-field.ts'
import { Button } from '../../../src/ui/button.tsx'
import { TextField } from '../../../src/ui/form-field.tsx'
import { RESTOCK_PATH } from '../../paths/shop-paths.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { PageForm } from '../../platform/pages/page-form.tsx'
import type { ListedArticle } from '../article-queries.ts'
import type { ProductView } from './product-view.ts'

interface RestockFormProps {
  readonly page: PageContext
  readonly view: ProductView
}

/** A request for one mail when a sold-out article is back; unfolded only to show an error. */
export function RestockForm({ page, view }: RestockFormProps) {
  const { articles, grid, isQuotation, restock } = view
  const isOut = ({ available }: ListedArticle) => available === 0
  const out = isQuotation || !seesPrices(page) ? [] : (grid ?? articles).filter(isOut)
  const [first] = out
  if (!first) return null
  const { t } = page
  const error = restock?.error
  return (
    <details className="shop-restock" id="restock" open={error !== undefined}>
      <summary>{t(first.size ? 'restock.open.size' : 'restock.open')}</summary>
      <PageForm page={page} path={RESTOCK_PATH} noValidate>
        {first.size ? (
          <SizeChoice
            page={page}
            articles={out}
            isNamed={grid !== undefined}
            chosen={restock?.article}
          />
        ) : (
          <input type="hidden" name="article" value={first.number} />
        )}
        <TextField
          id="restock-email"
          name="email"
          label={t('page.email')}
          hint={t('restock.hint')}
          error={error}
          field={CONTACT_BOXES.email}
          defaultValue={restock?.email ?? page.email}
        />
        <Button look="secondary" type="submit">
          {t('restock.press')}
        </Button>
      </PageForm>
    </details>
  )
}

interface SizeChoiceProps {
  readonly page: PageContext
  readonly articles: readonly ListedArticle[]
  /** Whether colours are named, since there are several. */
  readonly isNamed: boolean
  readonly chosen: string | undefined
}

function SizeChoice({ page, articles, isNamed, chosen }: SizeChoiceProps) {
  const first = chosen ?? (articles.length === 1 ? articles[0]?.number : undefined)
  return (
    <fieldset className="shop-restock__sizes">
      <legend>{page.t('restock.size')}</legend>
      {articles.map(({ number, size, colour }) => (
        <label key={number} className="shop-restock__size">
          <input
            type="radio"
            name="article"
            value={number}
            required
            defaultChecked={number === first}
          />
          {[isNamed && colour, size].filter(Boolean).join(', ')}
        </label>
      ))}
    </fieldset>
  )
}
