import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'
import { PageSection } from '../page-section.tsx'

interface RecentlyViewedSectionProps {
  /** Whether it stands in a page about something else. */
  readonly isRow?: boolean
  /** Ids of the products, where a server has drawn them. */
  readonly ids?: string
  /** The page with all of them, where there are more. */
  readonly all?: string | undefined
  /** Puts what clears them into a form; absent where there are none. */
  readonly form?: ((button: ReactNode) => ReactNode) | undefined
  readonly children?: ReactNode
}

/** What a visitor has looked at: heading and what can be done with it, above its cards. */
export function RecentlyViewedSection({
  isRow = false,
  ids,
  all,
  form,
  children,
}: RecentlyViewedSectionProps) {
  return (
    <PageSection
      id="seen"
      heading={text('seen.title')}
      level={isRow ? 2 : 1}
      recentlyViewed={ids}
      more={
        <>
          {all && <a href={all}>{text('seen.all')}</a>}
          {form?.(
            <Button look="quiet" type="submit" data-act="clear">
              {text('seen.clear')}
            </Button>,
          )}
        </>
      }
    >
      {children}
    </PageSection>
  )
}
