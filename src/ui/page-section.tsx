import type { ReactNode } from 'react'

interface PageSectionProps {
  /** Of its heading. */
  readonly id: string
  readonly heading: ReactNode
  /** 1 where it is all of its page. */
  readonly level?: 1 | 2
  /** What stands beside the heading, such as the way to all of them. */
  readonly more?: ReactNode
  /** Ids of the products, where a server has drawn them for an element that takes them over. */
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
