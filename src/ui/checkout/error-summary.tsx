import { type MouseEvent, useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'

export interface Fault {
  readonly path: string
  /** The same text as next to the field. */
  readonly words: string
  /** Id of the field; absent for an error of no field. */
  readonly target?: string | undefined
}

export interface ErrorSummaryProps {
  /** Id of its title. */
  readonly id?: string
  readonly faults: readonly Fault[]
  /** The number of the attempt: each takes the focus. */
  readonly attempt: number
}

/** All errors, as links to their fields. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { id = 'checkout-faults', faults, attempt } = props
  const place = useRef<HTMLDivElement>(null)
  const isShown = faults.length > 0
  useEffect(() => {
    if (attempt >= 0 && isShown) place.current?.focus()
  }, [attempt, isShown])

  if (!isShown) return null
  return (
    <div className="cs-faults" role="alert" tabIndex={-1} ref={place} aria-labelledby={id}>
      <h2 className="cs-faults__title" id={id}>
        <Icon name="warning" />
        {text('checkout.summary')}
      </h2>
      <ul className="cs-faults__list">
        {faults.map(({ path, words, target }) => (
          <li key={path}>
            {target ? (
              <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens the part in which the field is folded, and adds no history entry. */
function goTo(event: MouseEvent, target: string): void {
  const field = document.getElementById(target)
  if (!field) return
  event.preventDefault()
  const fold = field.closest('details')
  if (fold) fold.open = true
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
