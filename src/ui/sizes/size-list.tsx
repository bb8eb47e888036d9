import { SizeAbout } from './size-about.tsx'
import { type BoxesProps, SizeBox } from './size-box.tsx'
import { sizeLabel } from './size-name.ts'

/** Sizes, each with its box under its name; with that of its variant where there are several. */
export function SizeList({ fields, setting }: BoxesProps) {
  return (
    <div className="size-input__list">
      {fields.map((field) => (
        <div
          key={field.fieldId}
          className="size-input__field"
          data-stock={field.inStock ? 'in-stock' : 'out-of-stock'}
        >
          <label className="size-input__size" htmlFor={`${setting.data.id}-${field.fieldId}`}>
            {sizeLabel(field, setting.data.fields)}
          </label>
          <SizeBox field={field} setting={setting} />
          <SizeAbout field={field} setting={setting} />
        </div>
      ))}
    </div>
  )
}
