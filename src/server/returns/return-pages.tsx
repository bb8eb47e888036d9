import { RETURN_REASONS } from '../../model/returns.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describedBy, FormField, TextInput } from '../../ui/form-field.tsx'
import { wholeDayText } from '../platform/moment.ts'
import { Facts } from '../platform/pages/facts.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { Alert } from '../withdrawals/alert.tsx'
import { lastWithdrawalDay } from '../withdrawals/withdrawal-period.ts'
import type { GoodsReturn } from './return-queries.ts'
import {
  COUNT_FIELD,
  labelLink,
  pathOfForm,
  pathOfOrder,
  REASON_FIELD,
  type ReturnChoice,
  type ReturnPlace,
} from './return-view.ts'
import type { ReturnObstacle } from './returnable.ts'

export interface PlacedProps {
  readonly page: PageContext
  readonly place: ReturnPlace
}

interface ChooseProps extends PlacedProps {
  readonly id: string
  readonly choices: readonly ReturnChoice[]
  /** What is wrong with all of it, in the page's language. */
  readonly failure: string | undefined
}

/** Row by row: how many, and one reason. */
export function ChooseRows({ page, place, id, choices, failure }: ChooseProps) {
  const { t } = page
  return (
    <div className="shop-return">
      {failure && <Alert>{failure}</Alert>}
      <LastDay page={page} place={place} />
      <TokenForm
        className="shop-form"
        page={page}
        path={pathOfForm(place)}
        fields={{ return: id, ...(place.key !== undefined && { key: place.key }) }}
        noValidate
      >
        {choices.map((it, at) => (
          <ChooseRow key={it.rowId} page={page} choice={it} id={`return-${at}`} />
        ))}
        <div className="shop-cart__ways">
          <Button look="primary" type="submit" name="step" value="review">
            {t('return.review')}
          </Button>
        </div>
      </TokenForm>
    </div>
  )
}

export function LastDay({ page, place: { receipt } }: PlacedProps) {
  const day = wholeDayText(lastWithdrawalDay(page.shop, receipt), page.language)
  return <p>{page.t('return.until', { day })}</p>
}

interface ChooseRowProps {
  readonly page: PageContext
  readonly choice: ReturnChoice
  readonly id: string
}

function ChooseRow({ page: { t }, choice, id }: ChooseRowProps) {
  const { rowId, left, count, reason, fault } = choice
  const error = (of: 'count' | 'reason') =>
    fault === of ? t(`return.${of}.error`, { max: left }) : undefined
  return (
    <fieldset className="shop-return__row">
      <legend>{goodsOf(choice)}</legend>
      <FormField id={`${id}-count`} label={t('return.count', { max: left })} error={error('count')}>
        <TextInput
          isShort
          id={`${id}-count`}
          name={COUNT_FIELD + rowId}
          type="number"
          inputMode="numeric"
          min={0}
          max={left}
          step={1}
          defaultValue={count}
          {...describedBy(`${id}-count`, { error: error('count') })}
        />
      </FormField>
      <FormField id={`${id}-reason`} label={t('return.reason')} error={error('reason')}>
        <select
          id={`${id}-reason`}
          name={REASON_FIELD + rowId}
          defaultValue={reason}
          {...describedBy(`${id}-reason`, { error: error('reason') })}
        >
          <option value="">{t('return.reason.choose')}</option>
          {RETURN_REASONS.map((it) => (
            <option key={it} value={it}>
              {t(`return.reason.${it}`)}
            </option>
          ))}
        </select>
      </FormField>
    </fieldset>
  )
}

export function goodsOf({ name, size, colour }: ReturnChoice): string {
  return [name, size, colour].filter(Boolean).join(', ')
}

interface DoneProps extends PlacedProps {
  readonly made: GoodsReturn
}

/** The return is announced: its number, what to do now, and the label. */
export function AnnouncedReturn({ page, place, made }: DoneProps) {
  const { t } = page
  const { number } = made
  return (
    <div className="shop-return">
      <Facts facts={[[t('return.number'), number]]} />
      <p>{t('return.done.mail')}</p>
      <p>{t('return.send', { number })}</p>
      <p>{t('return.freight')}</p>
      <div className="shop-cart__ways">
        <ButtonLink look="primary" href={labelLink(page, place, number)}>
          {t('return.label')}
        </ButtonLink>
        <OrderLink page={page} place={place} />
      </div>
    </div>
  )
}

interface NoReturnProps extends PlacedProps {
  readonly obstacle: ReturnObstacle
}

/** Why nothing can be sent back. */
export function NoReturn({ page, place, obstacle }: NoReturnProps) {
  return (
    <div className="shop-return">
      <p>{page.t(`return.not.${obstacle}`)}</p>
      <div className="shop-cart__ways">
        <OrderLink page={page} place={place} />
      </div>
    </div>
  )
}

function OrderLink({ page, place }: PlacedProps) {
  return (
    <ButtonLink look="secondary" href={linkTo(page, pathOfOrder(place))}>
      {page.t('withdraw.order')}
    </ButtonLink>
  )
}
