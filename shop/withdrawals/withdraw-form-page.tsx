import { formatDate } from '../../src/i18n/dates.ts'
import { MAX_EMAIL_LENGTH } from '../../src/model/limits.ts'
import { Button } from '../../src/ui/button.tsx'
import { Disclosure } from '../../src/ui/checkout/disclosure.tsx'
import { ErrorSummary } from '../../src/ui/checkout/error-summary.tsx'
import { describedBy, FormField, TextInput } from '../../src/ui/form-field.tsx'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { isoDay } from '../platform/dates.ts'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { Alert } from './alert.tsx'
import type { WithdrawField, WithdrawFormView } from './withdraw-view.ts'
import { lastingDays } from './withdrawal-period.ts'

interface FormPageProps {
  readonly page: PageContext
  readonly view: WithdrawFormView
}

/** Asks which purchase it is: name, order number and e-mail, and nothing else (CRD Art. 11a). */
export function withdrawFormPage(page: PageContext, view: WithdrawFormView): PageContent {
  const title = page.t('withdraw.start')
  const isWrong = view.faults.length > 0 || view.failure !== undefined
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

const fieldIdOf = (name: WithdrawField) => `withdraw-${name}`

function Faults({ page, view: { faults, failure } }: FormPageProps) {
  if (failure) return <Alert>{failure}</Alert>
  const listed = faults.map((it) => ({
    path: it,
    words: page.t(`withdraw.${it}.error`),
    target: fieldIdOf(it),
  }))
  return <ErrorSummary id="withdraw-faults" faults={listed} attempt={0} />
}

/** One press from here to the confirming step. */
function OwnOrders({ page, view: { ownOrders: orders } }: FormPageProps) {
  if (orders.length === 0) return null
  const urlOf = (id: string) => linkTo(page, `${WITHDRAW_PATH}?order=${encodeURIComponent(id)}`)
  const dayOf = (moment: number) => formatDate(isoDay(moment, page.shop), page.language)
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

function AskForm({ page, view }: FormPageProps) {
  const isOther = view.ownOrders.length > 0
  return (
    <section className="shop-withdraw__form" aria-labelledby="withdraw-step">
      <h2 id="withdraw-step">{page.t(isOther ? 'withdraw.other' : 'withdraw.step1')}</h2>
      <form className="shop-form" method="post" action={linkTo(page, WITHDRAW_PATH)} noValidate>
        <input type="hidden" name={TOKEN_FIELD} value={page.token} />
        <Line page={page} view={view} name="name" autoComplete="name" maxLength={200} />
        <Line
          page={page}
          view={view}
          name="orderNumber"
          autoComplete="off"
          maxLength={64}
          isVerbatim
        />
        <Line
          page={page}
          view={view}
          name="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          isVerbatim
        />
        <Articles page={page} view={view} />
        <Button look="primary" type="submit" name="step" value="review">
          {page.t('withdraw.review')}
        </Button>
      </form>
    </section>
  )
}

interface LineProps extends FormPageProps {
  readonly name: Exclude<WithdrawField, 'articles'>
  readonly autoComplete: string
  readonly maxLength: number
  /** Written sign by sign: nothing corrects it. */
  readonly isVerbatim?: boolean
}

const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

function Line({ page, view, name, autoComplete, maxLength, isVerbatim = false }: LineProps) {
  const id = fieldIdOf(name)
  const error = view.faults.includes(name) ? page.t(`withdraw.${name}.error`) : undefined
  const hint = name === 'name' ? undefined : page.t(`withdraw.${name}.hint`)
  return (
    <FormField id={id} label={page.t(`withdraw.${name}`)} hint={hint} error={error}>
      <TextInput
        id={id}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        {...(isVerbatim && VERBATIM)}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required
        {...describedBy(id, { hint, error })}
        defaultValue={view.form[name]}
      />
    </FormField>
  )
}

function Articles({ page, view: { form, faults } }: FormPageProps) {
  const id = fieldIdOf('articles')
  const error = faults.includes('articles') ? page.t('withdraw.articles.error') : undefined
  const hint = page.t('withdraw.articles.hint')
  const isFilled = form.articles !== '' || error !== undefined
  return (
    <Disclosure label={page.t('withdraw.part')} act="part" isFilled={isFilled}>
      <FormField id={id} label={page.t('withdraw.articles')} hint={hint} error={error}>
        <textarea
          id={id}
          name="articles"
          rows={3}
          maxLength={500}
          {...describedBy(id, { hint, error })}
          defaultValue={form.articles}
        />
      </FormField>
    </Disclosure>
  )
}
