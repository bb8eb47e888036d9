import { Button } from '../../src/ui/button.tsx'
import { Disclosure } from '../../src/ui/checkout/disclosure.tsx'
import { Problem } from '../../src/ui/checkout/problem.tsx'
import { FieldError } from '../../src/ui/field.tsx'
import { errorId, FormField, TextInput } from '../../src/ui/form-field.tsx'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { wholeDayText } from '../platform/dates.ts'
import { Facts } from '../platform/html/facts.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import {
  type ConfirmView,
  FORM_FIELD,
  isImpossible,
  type PartChoice,
  QUANTITY_FIELD,
  SHOWN_FIELD,
  shownChoices,
} from './withdraw-view.ts'
import { isWithdrawalOver, lastWithdrawalDay } from './withdrawal-period.ts'

interface ConfirmProps {
  readonly page: PageContext
  readonly view: ConfirmView
}

/** The id of the quantities' error, which describes each of their boxes. */
const PART_ID = 'withdraw-part'

/** The statement, and one button that makes it (CRD Art. 11a). */
export function confirmPage(page: PageContext, view: ConfirmView): PageContent {
  const title = page.t('withdraw.start')
  return {
    title: view.isWrongChoice ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-article shop-withdraw">
        <h1>{title}</h1>
        <section aria-labelledby="withdraw-step">
          <h2 id="withdraw-step">{page.t('withdraw.step2')}</h2>
          {view.isWrongChoice && (
            <FormError id="withdraw-failure">{page.t('withdraw.quantity.error')}</FormError>
          )}
          <Period page={page} view={view} />
          <ConfirmForm page={page} view={view} />
        </section>
      </div>,
    ),
  }
}

function Period({ page, view: { proven, now } }: ConfirmProps) {
  if (!proven) return null
  const day = wholeDayText(lastWithdrawalDay(page.shop, proven.receipt), page.language)
  if (!isWithdrawalOver(page.shop, proven.receipt, now))
    return <p>{page.t('withdraw.until', { day })}</p>
  return <Problem kind="notice">{page.t('withdraw.late', { day })}</Problem>
}

function ConfirmForm({ page, view }: ConfirmProps) {
  return (
    <TokenForm
      className="shop-form"
      page={page}
      path={WITHDRAW_PATH}
      fields={hiddenFields(view)}
      noValidate
    >
      <Statement page={page} view={view} />
      <Parts page={page} view={view} />
      <p>{page.t('withdraw.repaid')}</p>
      <div className="shop-cart__ways">
        <Button look="primary" type="submit" name="step" value="confirm">
          {page.t('withdraw.confirm')}
        </Button>
        <Button look="secondary" type="submit" name="step" value="edit">
          {page.t('withdraw.edit')}
        </Button>
      </div>
    </TokenForm>
  )
}

function hiddenFields({
  form,
  proven,
  choices,
  formKey,
}: ConfirmView): Readonly<Record<string, string>> {
  return {
    ...form,
    [FORM_FIELD]: formKey,
    ...(proven && { order: proven.receipt.orderId }),
    ...(proven?.key !== undefined && { key: proven.key }),
    ...(proven && { [SHOWN_FIELD]: shownChoices(choices) }),
  }
}

function Statement({ page, view: { form, about, isWrongChoice } }: ConfirmProps) {
  const isPart = about.length > 0
  const extent = isPart ? about : [page.t('withdraw.all')]
  return (
    <div className="shop-withdraw__statement">
      <p>{page.t(`withdraw.said.${isPart ? 'part' : 'whole'}`)}</p>
      <Facts
        facts={[
          [page.t('withdraw.name'), form.name],
          [page.t('withdraw.orderNumber'), form.orderNumber],
          // An impossible choice is not part of the statement.
          ...(isWrongChoice ? [] : [[page.t('withdraw.about'), ...extent] as const]),
          [page.t('withdraw.sentto'), form.email],
        ]}
      />
    </div>
  )
}

/** Lets a visitor with a proven order choose a part of it. */
function Parts({ page, view: { choices, isWrongChoice } }: ConfirmProps) {
  const offered = choices.filter(({ left }) => left > 0)
  const isOne = offered.length === 1 && offered[0]?.left === 1
  if (offered.length === 0 || isOne) return null
  // If every box holds a possible number, the fault is that nothing was chosen.
  const isFaulty = choices.some(isImpossible) ? isImpossible : () => true
  const isChanged = choices.some((it) => it.chosen !== String(it.left))
  return (
    <Disclosure label={page.t('withdraw.part')} act="part" isFilled={isWrongChoice || isChanged}>
      <fieldset className="shop-withdraw__part">
        <legend>{page.t('withdraw.quantity')}</legend>
        {offered.map((it, at) => (
          <ChoiceField
            key={it.articleNumber}
            page={page}
            choice={it}
            id={`${PART_ID}-${at}`}
            isWrong={isWrongChoice && isFaulty(it)}
          />
        ))}
        {isWrongChoice && (
          <FieldError id={errorId(PART_ID)}>{page.t('withdraw.quantity.error')}</FieldError>
        )}
        <Button look="secondary" type="submit" name="step" value="review">
          {page.t('withdraw.review')}
        </Button>
      </fieldset>
    </Disclosure>
  )
}

interface ChoiceFieldProps {
  readonly page: PageContext
  readonly choice: PartChoice
  readonly id: string
  readonly isWrong: boolean
}

function ChoiceField({ page, choice, id, isWrong }: ChoiceFieldProps) {
  const { articleNumber, name, left, chosen } = choice
  return (
    <FormField id={id} label={page.t('withdraw.quantity.of', { name, n: String(left) })}>
      <TextInput
        isShort
        id={id}
        name={QUANTITY_FIELD + articleNumber}
        type="number"
        inputMode="numeric"
        min="0"
        max={left}
        step="1"
        defaultValue={chosen}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId(PART_ID) : undefined}
      />
    </FormField>
  )
}
