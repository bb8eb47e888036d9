import { formatDate } from '../../src/i18n/dates.ts'
import { Button } from '../../src/ui/button.tsx'
import { Disclosure } from '../../src/ui/checkout/disclosure.tsx'
import { ErrorSummary } from '../../src/ui/checkout/error-summary.tsx'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { isoDay } from '../platform/dates.ts'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { PageFields } from '../platform/pages/page-fields.tsx'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { WITHDRAW_RULES } from './withdraw-form.ts'
import type { WithdrawFormView } from './withdraw-view.ts'
import { lastingDays } from './withdrawal-period.ts'

interface FormPageProps {
  readonly page: PageContext
  readonly view: WithdrawFormView
}

/** Asks which purchase it is: name, order number and e-mail, and nothing else (CRD Art. 11a). */
export function withdrawFormPage(page: PageContext, view: WithdrawFormView): PageContent {
  const title = page.t('withdraw.start')
  const isWrong = Object.keys(view.faults ?? {}).length > 0 || view.failure !== undefined
  return {
    title: isWrong ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-article shop-withdraw shop-withdraw--form">
        <h1>{title}</h1>
        <p className="shop-lead">{page.t('withdraw.lead', { days: lastingDays(page.shop) })}</p>
        <Faults page={page} view={view} />
        <OwnOrders page={page} view={view} />
        <AskForm page={page} view={view} />
        <p>
          <ContactText page={page} text={page.t('withdraw.business')} />
        </p>
      </div>,
    ),
  }
}

function Faults({ page, view: { faults = {}, failure } }: FormPageProps) {
  if (failure) return <FormError id="withdraw-failure">{failure}</FormError>
  const listed = Object.entries(faults).map(([name, { key }]) => ({
    path: name,
    words: page.t(key),
    target: `withdraw-${name}`,
  }))
  return <ErrorSummary id="withdraw-faults" faults={listed} attempt={0} />
}

/** Links that lead straight to the confirming step. */
function OwnOrders({ page, view: { ownOrders: orders } }: FormPageProps) {
  if (orders.length === 0) return null
  const urlOf = (id: string) => linkTo(page, `${WITHDRAW_PATH}?order=${encodeURIComponent(id)}`)
  const dayOf = (instant: number) => formatDate(isoDay(instant, page.shop), page.language)
  return (
    <section aria-labelledby="withdraw-own">
      <h2 id="withdraw-own">{page.t('withdraw.own')}</h2>
      <ul className="shop-withdraw__own">
        {orders.map(({ id, number, createdAt }) => (
          <li key={id}>
            <a href={urlOf(id)}>{page.t('withdraw.own.link', { number })}</a>
            {` ${page.t('withdraw.own.date', { date: dayOf(createdAt) })}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function AskForm({ page, view: { form, faults = {}, ownOrders } }: FormPageProps) {
  const { articles, ...lines } = WITHDRAW_RULES
  const fields = { page, id: 'withdraw', values: form, faults }
  return (
    <section className="shop-withdraw__form" aria-labelledby="withdraw-step">
      <h2 id="withdraw-step">
        {page.t(ownOrders.length > 0 ? 'withdraw.other' : 'withdraw.step1')}
      </h2>
      <TokenForm className="shop-form" page={page} path={WITHDRAW_PATH} noValidate>
        <PageFields {...fields} rules={lines} />
        <Disclosure
          label={page.t('withdraw.part')}
          act="part"
          isFilled={form.articles !== '' || faults.articles !== undefined}
        >
          <PageFields {...fields} rules={{ articles }} />
        </Disclosure>
        <Button look="primary" type="submit" name="step" value="review">
          {page.t('withdraw.review')}
        </Button>
      </TokenForm>
    </section>
  )
}
