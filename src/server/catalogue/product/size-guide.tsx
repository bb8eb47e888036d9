import { Icon } from '../../../ui/icon.tsx'
import { keepMarkup, numberOf } from '../../platform/html/kept-markup.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { Sheet } from '../../platform/pages/sheet.tsx'
import type { CatalogueSizeGuide } from '../catalogue.ts'
import { MeasureDrawing } from './measure-drawing.tsx'
import type { ProductView } from './product-view.ts'

interface SizeGuideProps {
  readonly page: Pick<PageContext, 'language' | 't'>
  readonly view: Pick<ProductView, 'guide'>
}

keepMarkup(SizeGuide, {
  keyOf: ({ page: { language, t }, view: { guide } }) => [language, numberOf(t), guide],
})

/** Body measures, how to take them, and how this article fits, over the page. */
export function SizeGuide({ page, view: { guide } }: SizeGuideProps) {
  if (!guide) return null
  const { language } = page
  return (
    <>
      <button className="shop-guide__open" type="button" popoverTarget="size-guide">
        <Icon name="ruler" />
        <span>{page.t('size.guide')}</span>
      </button>
      <Sheet id="size-guide" title={page.t('size.guide')}>
        <div className="shop-guide">
          <p>{guide.fit[language]}</p>
          <MeasureTable page={page} guide={guide} />
          <div className="shop-guide__how">
            <MeasureDrawing guide={guide} language={language} />
            <p>{guide.howTo[language]}</p>
          </div>
        </div>
      </Sheet>
    </>
  )
}

interface MeasureTableProps {
  readonly page: SizeGuideProps['page']
  readonly guide: CatalogueSizeGuide
}

function MeasureTable({ page: { language }, guide }: MeasureTableProps) {
  const title = guide.title[language]
  return (
    <div
      className="shop-table-frame"
      role="region"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys.
      tabIndex={0}
    >
      <table className="shop-table shop-table--guide">
        <caption>{title}</caption>
        <thead>
          <tr>
            {guide.headings.map((it) => (
              <th key={it.en} scope="col">
                {it[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((it, at) => (
                <td key={guide.headings[at + 1]?.en}>{it}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
