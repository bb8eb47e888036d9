import { messageText, text } from '../../i18n/text.ts'
import type { NotAdded } from '../../state/cart/adding.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { ReorderButtonProps } from './reorder-button.table.ts'
import { useReordering } from './use-reordering.ts'

/** Another order is another button: nothing that was said about the one before is kept. */
export function ReorderButtonView(props: ReorderButtonProps) {
  return <OneOrder key={props.orderId} {...props} />
}

/** A button, and above everything else what it could not put in the cart. */
function OneOrder(props: ReorderButtonProps) {
  const { reorder, notAdded, hasAdded, problem, uid } = useReordering(props)
  const isPartly = notAdded.length > 0
  const saidId = problem || isPartly ? `${uid}-said` : undefined
  return (
    <>
      <ActionButton
        action={reorder}
        onError={ignoreSaid}
        act="reorder"
        kind="secondary"
        className="reorder-button__button"
        successText={text('product.buy.done')}
        errorText={text('product.buy.failed')}
        describedBy={saidId}
      >
        {props.title || text('reorder.label')}
      </ActionButton>
      {problem && (
        <div className="reorder-button__said" role="alert">
          <FieldError id={saidId}>{messageText(problem)}</FieldError>
        </div>
      )}
      {isPartly && <Missing id={saidId} notAdded={notAdded} hasAdded={hasAdded} />}
    </>
  )
}

interface MissingProps {
  readonly id: string | undefined
  readonly notAdded: NotAdded
  readonly hasAdded: boolean
}

/** Each article that was left out, by name and number, with the shop's reason. */
function Missing({ id, notAdded, hasAdded }: MissingProps) {
  return (
    <div className="reorder-button__said" role="alert">
      <FieldError id={id}>{text('reorder.partly', { n: notAdded.length })}</FieldError>
      <ul className="reorder-button__missing">
        {notAdded.map(({ articleNumber, name, reason }) => (
          <li key={articleNumber}>
            <strong>{name}</strong> ({articleNumber}): {reason}
          </li>
        ))}
      </ul>
      {hasAdded && <p className="reorder-button__rest">{text('reorder.rest')}</p>}
    </div>
  )
}

/** A failure that reaches the button stands beside it already, from the cart's state. */
function ignoreSaid(): void {}
