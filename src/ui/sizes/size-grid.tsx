import { text } from '../../i18n/text.ts'
import { sharedValue } from '../../model/size-grid.ts'
import { matrixOf, type SizeMatrix } from '../../model/size-matrix.ts'
import { Icon } from '../icon.tsx'
import type { DisplayedSize } from './displayed-size.ts'
import {
  displayedPrice,
  displayedStock,
  displayedUnitPrice,
  SizeAbout,
  SizeStock,
  SizeUnitPrice,
} from './size-about.tsx'
import { type BoxesProps, type BoxSetting, SizeBox } from './size-box.tsx'
import type { SizeInputData } from './size-input-props.ts'

type Row = SizeMatrix<DisplayedSize>['rows'][number]

/** Variants down, sizes across, and the sums of each; a wide grid scrolls in its own frame. */
export function SizeGrid({ fields, setting }: BoxesProps) {
  const { data } = setting
  const matrix = matrixOf(fields, data.productType)
  if (!matrix) return null
  return (
    <section className="size-input__frame" aria-label={text('size.matrix')}>
      <table className="size-grid">
        <thead>
          <tr>
            <td />
            {matrix.sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
            <th scope="col">{text('size.total')}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row, at) => (
            <GridRow key={row.name} at={at} row={row} sizes={matrix.sizes} setting={setting} />
          ))}
        </tbody>
        <Sums sizes={matrix.sizes} data={data} />
      </table>
    </section>
  )
}

interface GridRowProps {
  readonly at: number
  readonly row: Row
  readonly sizes: readonly string[]
  readonly setting: BoxSetting
}

function GridRow({ at, row, sizes, setting }: GridRowProps) {
  const { data } = setting
  const { name, cells } = row
  const id = `${data.id}-row-${cells.find(Boolean)?.fieldId}`
  const head = {
    price: sharedValue(cells, (it) => displayedPrice(it, data)),
    unit: sharedValue(cells, (it) => displayedUnitPrice(it, data)),
    stock: sharedValue(cells, (it) => displayedStock(it, data)),
  }
  return (
    <tr className="size-grid__row">
      <th scope="row">
        <Fold name={name} isOpen={at === 0} />
        <span className="size-grid__name">{name}</span>
        <span id={id}>
          {head.price && <span className="size-input__price">{head.price}</span>}
          <SizeUnitPrice field={cells.find(Boolean)} words={head.unit} />
          <SizeStock field={cells.find(Boolean)} words={head.stock} />
        </span>
      </th>
      {cells.map((field, column) => (
        <td
          key={sizes[column]}
          className="size-grid__cell"
          data-size={field && sizes[column]}
          data-stock={field && (field.inStock ? 'in-stock' : 'out-of-stock')}
        >
          {field && (
            <>
              <SizeBox
                field={field}
                setting={setting}
                label={`${name}, ${field.size}`}
                about={id}
              />
              <SizeAbout field={field} setting={setting} head={head} />
            </>
          )}
        </td>
      ))}
      <td className="size-grid__sum">{data.sums?.rows[name]}</td>
    </tr>
  )
}

interface FoldProps {
  readonly name: string
  readonly isOpen: boolean
}

/** On a narrow page it covers the head of a row, and unfolds the boxes beside it; elsewhere it is hidden. */
function Fold({ name, isOpen }: FoldProps) {
  return (
    <details className="size-grid__fold" open={isOpen}>
      <summary aria-label={name}>
        <Icon name="chevron-down" />
      </summary>
    </details>
  )
}

interface SumsProps {
  readonly sizes: readonly string[]
  readonly data: SizeInputData
}

function Sums({ sizes, data: { sums } }: SumsProps) {
  return (
    <tfoot>
      <tr className="size-grid__sums">
        <th scope="row">{text('size.total')}</th>
        {sizes.map((size) => (
          <td key={size}>{sums?.columns[size]}</td>
        ))}
        <td className="size-grid__sum">{sums?.all}</td>
      </tr>
    </tfoot>
  )
}
