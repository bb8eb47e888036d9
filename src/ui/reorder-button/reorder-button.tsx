import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { ActionButton } from '../action-button.tsx'
import { ActionForm } from '../action-form.tsx'
import { FieldError } from '../field.tsx'
import { ignoreDisplayedError } from '../use-action.ts'
import type { DrawnProps } from '../view-props.ts'
import { MissingArticles, type NamedArticle, RepricedArticles } from './named-articles.tsx'

export interface ReorderButtonData {
  readonly orderId: string
  /** The button's label; empty for the default one. */
  readonly title: string
  readonly problem: Message | undefined
  readonly notAdded: readonly NamedArticle[]
  /** The articles whose price has changed since the order. */
  readonly repriced: readonly NamedArticle[]
  /** Whether the cart has definitely received part of the order. */
  readonly hasAdded: boolean
  /** Identifies the button's messages on the page; absent if there are none. */
  readonly outcomeId: string | undefined
}

interface ReorderButtonHandlers {
  /** Resolves to whether the whole order is in the cart. */
  readonly reorder: () => Promise<boolean>
  /** Cancels a reorder that takes long. */
  readonly stop: () => void
}

type ReorderButtonProps = DrawnProps<ReorderButtonData, ReorderButtonHandlers>

/** The data of a button in its initial state. */
export function reorderButtonData(orderId: string, title = ''): ReorderButtonData {
  return {
    orderId,
    title,
    problem: undefined,
    notAdded: [],
    repriced: [],
    hasAdded: false,
    outcomeId: undefined,
  }
}

/**
 * Puts a past order in the cart; lists the articles that could not be added, and those with another price.
 */
export function ReorderButton({ data, forms, handlers }: ReorderButtonProps) {
  const { orderId, problem, notAdded, repriced, hasAdded, outcomeId } = data
  const button = <Reorder data={data} type={forms ? 'submit' : 'button'} {...handlers} />
  return (
    <>
      <ActionForm
        forms={forms}
        path="/cart/reorder"
        fields={{ orderId }}
        className="reorder-button__form"
      >
        {button}
      </ActionForm>
      {problem && (
        <div className="reorder-button__said" role="alert">
          <FieldError id={outcomeId}>{messageText(problem)}</FieldError>
        </div>
      )}
      {notAdded.length > 0 && (
        <MissingArticles id={outcomeId} notAdded={notAdded} hasAdded={hasAdded} />
      )}
      {repriced.length > 0 && <RepricedArticles repriced={repriced} />}
    </>
  )
}

interface ReorderProps extends ReorderButtonHandlers {
  readonly data: ReorderButtonData
  readonly type: 'submit' | 'button'
}

function Reorder({ data, type, reorder, stop }: ReorderProps) {
  return (
    <ActionButton
      action={reorder}
      onError={ignoreDisplayedError}
      type={type}
      act="reorder"
      kind="secondary"
      className="reorder-button__button"
      successText={text('product.buy.done')}
      errorText={text('product.buy.failed')}
      describedBy={data.outcomeId}
      stop={stop}
    >
      {data.title || text('reorder.label')}
    </ActionButton>
  )
}
