import { text } from '../../i18n/text.ts'
import { FieldError } from '../field.tsx'

export interface NamedArticle {
  readonly articleNumber: string
  readonly name: string
  /** In the shop's words. */
  readonly reason: string
}

interface MissingArticlesProps {
  readonly id: string | undefined
  readonly notAdded: readonly NamedArticle[]
  readonly hasAdded: boolean
}

/** Each article that was left out, by name and number, with the shop's reason. */
export function MissingArticles({ id, notAdded, hasAdded }: MissingArticlesProps) {
  return (
    <div className="reorder-button__said" role="alert">
      <FieldError id={id}>{text('reorder.partly', { n: notAdded.length })}</FieldError>
      <Named articles={notAdded} />
      {hasAdded && <p className="reorder-button__rest">{text('reorder.rest')}</p>}
    </div>
  )
}

/** Each article with a different price than in the order. */
export function RepricedArticles({ repriced }: { readonly repriced: readonly NamedArticle[] }) {
  return (
    <div className="reorder-button__said" role="status">
      <p>{text('reorder.repriced')}</p>
      <Named articles={repriced} />
    </div>
  )
}

function Named({ articles }: { readonly articles: readonly NamedArticle[] }) {
  return (
    <ul className="reorder-button__named">
      {articles.map(({ articleNumber, name, reason }) => (
        <li key={articleNumber}>
          <strong>{name}</strong> ({articleNumber}): {reason}
        </li>
      ))}
    </ul>
  )
}
