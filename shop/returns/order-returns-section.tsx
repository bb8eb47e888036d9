import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { ProgressCircle } from '../../src/ui/progress-circle.tsx'
import { dayText } from '../platform/dates.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { OrderReturns } from './order-returns.ts'
import type { GoodsReturn } from './return-queries.ts'
import { untilText } from './return-terms.ts'
import { labelLink, pathOfForm, type ReturnPlace, withKey } from './return-view.ts'

const STEPS = ['sent', 'received', 'repaid'] as const

/** What is sent back of an order, each return with its steps and their days; else until when. */
export function orderReturns(
  page: PageContext,
  place: ReturnPlace,
  { returns, isOpen }: OrderReturns,
): ReactNode {
  if (returns.length === 0 && !isOpen) return null
  return (
    <section className="shop-receipt__next" aria-labelledby="order-returns">
      <h2 id="order-returns">{page.t('return.returns')}</h2>
      {returns.map((it) => (
        <ReturnState key={it.id} page={page} place={place} made={it} />
      ))}
      {isOpen && (
        <>
          <p>{untilText(page, place.receipt)}</p>
          <p>
            <ButtonLink look="secondary" href={linkTo(page, withKey(pathOfForm(place), place.key))}>
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
  readonly place: ReturnPlace
  readonly made: GoodsReturn
}

function ReturnState({ page, place, made }: ReturnStateProps) {
  const { number, state, message, createdAt, receivedAt, settledAt } = made
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
      <Progress page={page} made={made} />
      {message !== '' && <p>{message}</p>}
      {state === 'sent' && (
        <p className="shop-return__label">
          <a href={labelLink(page, place, number)}>{page.t('return.label')}</a>
        </p>
      )}
    </div>
  )
}

/** How far the goods have come; a return that was refused is not on its way to anything. */
function Progress({ page, made: { state } }: Pick<ReturnStateProps, 'page' | 'made'>) {
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
