import type { ShownSize } from './shown-size.ts'
import { type BoxSetting, SizeAbout, SizeBox } from './size-box.tsx'

interface SizeListProps {
  readonly fields: readonly ShownSize[]
  readonly setting: BoxSetting
}

/** Sizes of one colour, each with its box under its name. */
export function SizeList({ fields, setting }: SizeListProps) {
  return (
    <div className="size-input__list">
      {fields.map((field) => (
        <div
          key={field.fieldId}
          className="size-input__field"
          data-stock={field.inStock ? 'in-stock' : 'out-of-stock'}
        >
          <label className="size-input__size" htmlFor={`${setting.data.id}-${field.fieldId}`}>
            {field.size}
          </label>
          <SizeBox field={field} setting={setting} />
          <SizeAbout field={field} setting={setting} />
        </div>
      ))}
    </div>
  )
}
