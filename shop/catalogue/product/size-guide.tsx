import { GuidePanel } from '../../../src/ui/size-guide/guide-panel.tsx'
import { SizeGuideButton } from '../../../src/ui/size-guide/size-guide-button.tsx'
import { DrawnElement } from '../../platform/html/element.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { CatalogueSizeGuide } from '../catalogue.ts'
import { MeasureDrawing } from './measure-drawing.tsx'
import type { ProductView } from './product-view.ts'

interface SizeGuideProps {
  readonly page: PageContext
  readonly view: Pick<ProductView, 'guide'>
}

const ID = 'size-guide'
/** The browser opens the guide without script. */
const ASLEEP = { 'data-wake': '' }

/** Body measures, how to take them, and how this product fits, in a dialog. */
export function SizeGuide({ page, view: { guide } }: SizeGuideProps) {
  if (!guide) return null
  const { language } = page
  return (
    <>
      <DrawnElement
        tag="size-guide-button"
        attributes={{ for: ID, ...ASLEEP }}
        View={SizeGuideButton}
        data={{ guide: ID, label: '' }}
      />
      <size-guide id={ID} {...ASLEEP}>
        <GuidePanel id={ID} title={page.t('size.guide')}>
          <p>{guide.fit[language]}</p>
          <MeasureTable page={page} guide={guide} />
          <div className="shop-guide__how">
            <MeasureDrawing guide={guide} language={language} />
            <p>{guide.howTo[language]}</p>
          </div>
        </GuidePanel>
      </size-guide>
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it with keys.
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
