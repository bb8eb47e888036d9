import type { ArticleHit } from '../../ui/quick-order/suggestion-list.tsx'

/** What the server suggests without script: articles that were ordered before. */
export function readKnown({ dataset }: HTMLElement): readonly ArticleHit[] {
  try {
    const known: unknown = JSON.parse(dataset.drawn ?? '[]')
    return Array.isArray(known) ? known : []
  } catch {
    // Not written by our server: nothing is suggested until something is typed.
    return []
  }
}
