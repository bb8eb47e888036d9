import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { ProgressCircle } from '../../src/ui/progress-circle.tsx'
import { dayText } from '../platform/dates.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { untilText } from './describe-return.ts'
import { labelLink, pathOfForm, type ReturnContext, withKey } from './return-context.ts'
import type { OrderReturn } from './return-queries.ts'
import type { OrderReturnsView } from './returnable.ts'

const STEPS = ['sent', 'received', 'repaid'] as const

/** An order's returns, each with its steps and their dates; without any, the last day for one. */
export function orderReturns(
  page: PageContext,
  context: ReturnContext,
  { returns, isOpen }: OrderReturnsView,
): ReactNode {
  if (returns.length === 0 && !isOpen) return null
  return (
    <section className="shop-receipt__next" aria-labelledby="order-returns">
      <h2 id="order-returns">{page.t('return.returns')}</h2>
      {returns.map((it) => (
        <ReturnState key={it.id} page={page} context={context} orderReturn={it} />
      ))}
      {isOpen && (
        <>
          <p>{untilText(page, context.receipt)}</p>
          <p>
            <ButtonLink
              look="secondary"
              href={linkTo(page, withKey(pathOfForm(context), context.key))}
            >
              {page.t('return.start')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

interface ReturnStateProps {
  readonly page: PageContext
  readonly context: ReturnContext
  readonly orderReturn: OrderReturn
}

function ReturnState({ page, context, orderReturn }: ReturnStateProps) {
  const { number, state, message, createdAt, receivedAt, settledAt } = orderReturn
  const end = state === 'refused' ? 'refused' : 'repaid'
  const steps = [
    ['sent', createdAt],
    ['received', receivedAt],
    [end, settledAt],
  ] as const
  return (
    <div className="shop-return__state">
      <p>
        <strong>{page.t('return.name', { number })}</strong>
      </p>
      <ol className="shop-return__steps">
        {steps.map(
          ([step, at]) =>
            at !== null && (
              <li key={step}>
                {page.t(`return.state.${step}`, { day: dayText(at, page.language, page.shop) })}
              </li>
            ),
        )}
      </ol>
      <Progress page={page} orderReturn={orderReturn} />
      {message !== '' && <p>{message}</p>}
      {state === 'sent' && (
        <p className="shop-return__label">
          <a href={labelLink(page, context, number)}>{page.t('return.label')}</a>
        </p>
      )}
    </div>
  )
}

/** How far a return has come; a refused one has no further steps. */
function Progress({
  page,
  orderReturn: { state },
}: Pick<ReturnStateProps, 'page' | 'orderReturn'>) {
  const value = STEPS.findIndex((it) => it === state) + 1
  if (value === 0) return null
  const label = page.t('return.progress', {
    n: value,
    of: STEPS.length,
    what: page.t(`return.progress.${state}`),
  })
  const circle = { value, max: STEPS.length, label }
  return (
    <progress-circle {...circle}>
      <ProgressCircle {...circle} />
    </progress-circle>
  )
}
