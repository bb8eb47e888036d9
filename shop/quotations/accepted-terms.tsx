import type { Text } from '../../src/i18n/text.ts'
import type { WholeQuotation } from './read-quotation.ts'

interface AcceptedTermsProps {
  readonly t: Text
  readonly terms: WholeQuotation['terms']
}

/** What the request was sent under, in the language that it was read in. */
export function AcceptedTerms({ t, terms }: AcceptedTermsProps) {
  if (!terms) return null
  return (
    <details>
      <summary>{t('quotation.terms')}</summary>
      <div lang={terms.language}>
        {terms.words.split('\n\n').map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
    </details>
  )
}
