import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'
import { PageSection } from '../page-section.tsx'

interface RecentlyViewedSectionProps {
  /** Whether it is part of a page about something else. */
  readonly isRow?: boolean
  /** Ids of the products that the server has drawn. */
  readonly ids?: string
  /** The page with all of them, if there are more. */
  readonly all?: string | undefined
  /** Wraps the clear button in a form; absent without forms. */
  readonly form?: ((button: ReactNode) => ReactNode) | undefined
  readonly children?: ReactNode
}

/** The recently viewed products: heading and actions above the cards. */
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
