import { text } from '../../i18n/text.ts'
import type { SizeGuide } from '../../model/size-guide.ts'
import { safeUrl } from '../../model/url.ts'
import { GuidePanel } from './guide-panel.tsx'
import { GuideTable } from './guide-table.tsx'

interface SizeGuidePanelProps {
  readonly id: string
  readonly guide: SizeGuide
  /** Inserts the HTML of a table, sanitized. */
  readonly fill: (place: HTMLElement, html: string) => Promise<void>
}

/** Sizes and how to measure, over the page; its button opens it. */
export function SizeGuidePanel({ id, guide, fill }: SizeGuidePanelProps) {
  const { tableList, infoList, gender, sizeDescription } = guide
  return (
    <GuidePanel id={id} title={guide.title || text('size.guide')}>
      {gender && <p className="size-guide__gender">{gender}</p>}
      {sizeDescription && <p>{sizeDescription}</p>}
      {tableList?.map(({ title, table }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical tables.
        <GuideTable key={at} title={title ?? ''} html={table} fill={fill} />
      ))}
      <GuideImage guide={guide} />
      {infoList?.map(({ title, text: words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical sections.
        <section key={at}>
          {title && <h3>{title}</h3>}
          {words && <p>{words}</p>}
        </section>
      ))}
    </GuidePanel>
  )
}

function GuideImage({ guide: { imageUrl, imageDescription } }: Pick<SizeGuidePanelProps, 'guide'>) {
  const src = safeUrl(imageUrl)
  if (!src && !imageDescription) return null
  return (
    <figure className="size-guide__figure">
      {src && <img src={src} alt="" loading="lazy" />}
      {imageDescription && <figcaption>{imageDescription}</figcaption>}
    </figure>
  )
}
