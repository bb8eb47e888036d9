import { text } from '../../i18n/text.ts'
import type { SizeMatrix } from '../../model/size-matrix.ts'
import type { ShownSize } from './shown-size.ts'
import { type BoxSetting, SizeAbout, SizeBox } from './size-box.tsx'

interface SizeTableProps {
  readonly matrix: SizeMatrix<ShownSize>
  readonly setting: BoxSetting
}

/** Colours down, sizes across; wide ones scroll in a frame of their own. */
export function SizeTable({ matrix, setting }: SizeTableProps) {
  return (
    <section className="size-input__frame" aria-label={text('size.matrix')}>
      <table className="size-input__table">
        <thead>
          <tr>
            <td />
            {matrix.sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((field, at) => (
                <td
                  key={matrix.sizes[at]}
                  className="size-input__cell"
                  data-stock={field && (field.inStock ? 'in-stock' : 'out-of-stock')}
                >
                  {field && (
                    <>
                      <SizeBox field={field} setting={setting} label={`${name}, ${field.size}`} />
                      <SizeAbout field={field} setting={setting} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
