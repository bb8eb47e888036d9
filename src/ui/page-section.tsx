import type { ReactNode } from 'react'

interface PageSectionProps {
  /** The id of its heading. */
  readonly id: string
  readonly heading: ReactNode
  /** 1 if it is the whole content of its page. */
  readonly level?: 1 | 2
  /** Content next to the heading, such as a link to all products. */
  readonly more?: ReactNode
  /** Ids of the products that the server has drawn for an element to adopt. */
  readonly recentlyViewed?: string | undefined
  readonly children?: ReactNode
}

/** A part of a page under a heading: mostly a row of products. */
export function PageSection({
  id,
  heading,
  level = 2,
  more,
  recentlyViewed,
  children,
}: PageSectionProps) {
  const Heading = `h${level}` as const
  const title = <Heading id={id}>{heading}</Heading>
  return (
    <section
      className={level === 1 ? 'goods-page' : 'goods-row'}
      data-seen={recentlyViewed}
      aria-labelledby={id}
    >
      {more ? (
        <div className="goods-row__head">
          {title}
          {more}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  )
}
