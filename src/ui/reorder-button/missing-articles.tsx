import { text } from '../../i18n/text.ts'
import { FieldError } from '../field.tsx'

export interface MissingArticle {
  readonly articleNumber: string
  readonly name: string
  /** In the shop's words. */
  readonly reason: string
}

interface MissingArticlesProps {
  readonly id: string | undefined
  readonly notAdded: readonly MissingArticle[]
  readonly hasAdded: boolean
}

/** Each article that was left out, by name and number, with the shop's reason. */
export function MissingArticles({ id, notAdded, hasAdded }: MissingArticlesProps) {
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
