import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { Notices } from './notices.tsx'
import { type Block, displayedName, type Row } from './row.ts'

interface RowArticleProps {
  readonly row: Row
  readonly block: Block
  /** Stock is shown to visitors who may see prices. */
  readonly showsStock: boolean
}

/** The content of the row: name, colour and size, stock, and the shop's messages about it. */
export function RowArticle({ row, block, showsStock }: RowArticleProps) {
  return (
    <div className={`${block}__article`}>
      <RowName row={row} block={block} />
      <Traits row={row} block={block} />
      {showsStock && row.stock && (
        <p className={`${block}__stock`} data-stock={row.fewLeft ? 'few-left' : undefined}>
          {`(${row.stock})`}
        </p>
      )}
      {row.belowPriceText && <p className={`${block}__below`}>{row.belowPriceText}</p>}
      <Notices block={block} notices={row.notices} />
    </div>
  )
}

function RowName({ row, block }: Omit<RowArticleProps, 'showsStock'>) {
  const url = safeUrl(row.url)
  if (!url) return <p className={`${block}__name`}>{displayedName(row)}</p>
  return (
    <a className={`${block}__name`} href={url}>
      {displayedName(row)}
    </a>
  )
}

function Traits({ row, block }: Omit<RowArticleProps, 'showsStock'>) {
  const parts = [
    row.color && text('cart.row.color', { color: row.color }),
    row.size && text('cart.row.size', { size: row.size }),
  ].filter(Boolean)
  return parts.length > 0 ? <p className={`${block}__traits`}>{parts.join(' · ')}</p> : null
}

/** The picture tells nothing beyond the name, so screen readers skip it. */
export function RowPicture({ row, block }: Omit<RowArticleProps, 'showsStock'>) {
  const image = safeUrl(row.image)
  return (
    <span className={`${block}__image`}>
      {image && (
        <img
          className={`${block}__picture`}
          src={image}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
      )}
    </span>
  )
}
