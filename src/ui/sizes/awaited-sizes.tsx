import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { Button } from '../button.tsx'
import { FieldError } from '../field.tsx'
import { KEPT_MARKUP } from '../kept-markup.ts'
import { SlowNotice } from '../slow-notice.tsx'

interface AwaitedSizesProps {
  readonly isWaiting: boolean
  /** Why nothing has arrived, if a retry may help. */
  readonly problem?: Message
  /** The server's markup in place of the sizes. */
  readonly markup: readonly ChildNode[] | undefined
  readonly retry: () => void
  /** Stops waiting. */
  readonly stop: () => void
}

/** Replaces sizes that are loading, have failed to load, or do not exist. */
export function AwaitedSizes({ isWaiting, problem, markup, retry, stop }: AwaitedSizesProps) {
  function place(node: HTMLElement | null): void {
    if (node && !node.hasChildNodes()) node.append(...(markup ?? []))
  }

  return (
    <div aria-busy={isWaiting || undefined}>
      {markup && <div ref={place} {...KEPT_MARKUP} />}
      {!markup && isWaiting && !problem && (
        <p className="size-input__wait">{text('quickbuy.loading')}</p>
      )}
      <SlowNotice isWaiting={isWaiting} stop={stop} />
      {problem && <SizesFailure retry={retry}>{messageText(problem)}</SizesFailure>}
      {!(markup || isWaiting || problem) && (
        <p className="cs-failure" role="alert">
          {text('error.element')}
        </p>
      )}
    </div>
  )
}

interface SizesFailureProps {
  readonly children: string
  readonly retry: () => void
}

/** Says why there are no sizes, with a retry button. */
export function SizesFailure({ children, retry }: SizesFailureProps) {
  return (
    <div className="quick-buy__failure" role="alert">
      <FieldError>{children}</FieldError>
      <Button look="secondary" data-act="retry" onClick={retry}>
        {text('error.retry')}
      </Button>
    </div>
  )
}
