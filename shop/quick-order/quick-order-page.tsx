import { MAX_CART_ROWS, MAX_ORDER_FILE } from '../../src/model/limits.ts'
import { Button, ButtonFor, ButtonLink } from '../../src/ui/button.tsx'
import { describedBy, FormField } from '../../src/ui/form-field.tsx'
import {
  QuickOrderEntry,
  quickOrderEntryData,
} from '../../src/ui/quick-order/quick-order-entry.tsx'
import { QUICK_ORDER_PATH, REGISTER_PATH } from '../paths/shop-paths.ts'
import { DrawnElement } from '../platform/html/element.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import { loginUrlBack } from '../platform/pages/login-url.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext, priceAccess } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { Added, Checked } from './checked-lines.tsx'
import type { OrderView } from './describe-order.ts'
import { OpenedList, OwnLists, SaveList } from './list-parts.tsx'

interface ViewProps {
  readonly page: PageContext
  readonly view: OrderView
}

const PROBLEM_ID = 'quick-order-problem'

/**
 * The page to order by article number; for visitors who may not, it explains quick order and how to get
 * access.
 */
export function quickOrderPage(page: PageContext, view: OrderView): PageContent {
  const heading = page.t('page.quickorder')
  const mayOrder = priceAccess(page) === 'shown'
  const isWrong = view.problem !== undefined
  return {
    title: isWrong ? page.t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    crumbs: [{ name: heading }],
    main: drawPage(
      page,
      <div className="shop-quick-order">
        <h1>{heading}</h1>
        {view.problem && <FormError id={PROBLEM_ID}>{view.problem}</FormError>}
        {!mayOrder && <HowTo page={page} />}
        {(mayOrder || view.text !== '') && <Order page={page} view={view} />}
      </div>,
    ),
  }
}

function HowTo({ page }: Pick<ViewProps, 'page'>) {
  const { t } = page
  const isPrivate = priceAccess(page) === 'business'
  return (
    <section className="shop-quick-order__how">
      <p>{t('quickorder.what')}</p>
      {isPrivate && <p>{t('quickorder.business')}</p>}
      <p className="shop-quick-order__ways">
        {!isPrivate && (
          <ButtonLink look="primary" href={loginUrlBack(page)} rel="nofollow">
            {t('login.submit')}
          </ButtonLink>
        )}
        <ButtonLink look={isPrivate ? 'primary' : 'secondary'} href={linkTo(page, REGISTER_PATH)}>
          {t('quickorder.apply')}
        </ButtonLink>
      </p>
    </section>
  )
}

function Order({ page, view }: ViewProps) {
  const { added, list } = view
  const hidden = { key: view.key, ...(list && { list: list.id }) }
  return (
    <>
      {added && <Added page={page} added={added} />}
      <p>{page.t('quickorder.lead')}</p>
      <div className="shop-quick-order__parts">
        <TokenForm
          className="shop-quick-order__form"
          page={page}
          path={QUICK_ORDER_PATH}
          fields={hidden}
          encType="multipart/form-data"
        >
          <OpenedList page={page} list={list} />
          <Entry view={view} />
          <Lines page={page} view={view} />
          <Presses page={page} view={view} />
          {view.checked && (
            <div className="shop-quick-order__checked">
              <Checked page={page} checked={view.checked} />
            </div>
          )}
          <SaveList page={page} view={view} />
        </TokenForm>
        <OwnLists page={page} lists={view.lists} />
      </div>
    </>
  )
}

interface StartProps {
  readonly page: PageContext
  readonly view: Pick<OrderView, 'key' | 'previousArticles'>
}

/** The beginning of a quick order on another page; its first button leads to the whole form. */
export function StartQuickOrder({ page, view }: StartProps) {
  return (
    <section aria-labelledby="quick-order-title">
      <h2 id="quick-order-title">{page.t('page.quickorder')}</h2>
      <TokenForm
        className="shop-quick-order__form"
        page={page}
        path={QUICK_ORDER_PATH}
        fields={{ key: view.key }}
      >
        <Entry view={view} />
        <TypedLines page={page} />
        <div className="shop-quick-order__ways">
          <Check page={page} look="primary" />
        </div>
      </TokenForm>
    </section>
  )
}

/**
 * The field for a single line, which Enter adds. Without script, it still suggests articles that were
 * ordered before.
 */
function Entry({ view }: Pick<StartProps, 'view'>) {
  const articles = view.previousArticles.map(({ colour, ...it }) => ({ ...it, color: colour }))
  return (
    <DrawnElement
      tag="quick-order"
      attributes={{}}
      View={QuickOrderEntry}
      data={quickOrderEntryData(articles)}
      drawn={articles}
    />
  )
}

interface TypedLinesProps {
  readonly page: PageContext
  readonly text?: string
  readonly problemId?: string | undefined
}

function TypedLines({ page: { t }, text, problemId }: TypedLinesProps) {
  const hint = t('quickorder.lines.hint', { max: MAX_CART_ROWS })
  return (
    <FormField id="quick-order-lines" label={t('quickorder.lines')} hint={hint}>
      <textarea
        id="quick-order-lines"
        name="lines"
        rows={8}
        defaultValue={text}
        spellCheck={false}
        autoComplete="off"
        {...describedBy('quick-order-lines', { hint })}
        {...(problemId && { 'aria-describedby': problemId })}
      />
    </FormField>
  )
}

function Lines({ page, view }: ViewProps) {
  const { t } = page
  const fileHint = t('quickorder.file.hint', { max: MAX_ORDER_FILE / 1000 })
  return (
    <>
      <TypedLines
        page={page}
        text={view.text}
        problemId={view.problem === undefined ? undefined : PROBLEM_ID}
      />
      <FormField id="quick-order-file" label={t('quickorder.file')} hint={fileHint}>
        <input
          id="quick-order-file"
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          {...describedBy('quick-order-file', { hint: fileHint })}
        />
        <p className="shop-file" hidden>
          <ButtonFor look="secondary" htmlFor="quick-order-file">
            {t('quickorder.file.choose')}
          </ButtonFor>
          <span>{t('quickorder.file.none')}</span>
        </p>
      </FormField>
    </>
  )
}

function Presses({ page, view: { checked } }: ViewProps) {
  const { t } = page
  const n = checked?.good.length ?? 0
  return (
    <div className="shop-quick-order__ways">
      {n > 0 && (
        <Button look="primary" type="submit" name="step" value="add">
          {t('quickorder.add', { n })}
        </Button>
      )}
      <Check page={page} look={n > 0 ? 'secondary' : 'primary'} />
    </div>
  )
}

function Check({ page, look }: Pick<StartProps, 'page'> & { look: 'primary' | 'secondary' }) {
  return (
    <Button look={look} type="submit" name="step" value="check">
      {page.t('quickorder.check')}
    </Button>
  )
}
