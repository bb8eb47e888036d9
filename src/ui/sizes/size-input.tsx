import type { ComponentType, ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { countHidden, displayedFields } from '../../model/size-fields.ts'
import { HiddenFields } from '../action-form.tsx'
import type { DrawnProps } from '../view-props.ts'
import type { BoxHandlers } from './box-actions.ts'
import { SizeAbout } from './size-about.tsx'
import { type BoxesProps, SizeBox } from './size-box.tsx'
import { SizeFoot } from './size-foot.tsx'
import type { SizeInputData } from './size-input-props.ts'
import { sizeLabel } from './size-name.ts'
import { SizeTiles } from './size-tiles.tsx'

export interface SizeInputHandlers extends BoxHandlers {
  readonly showAll: () => void
  /** Resets every box to its initial value. */
  readonly setDefaultData: () => void
  /** Resolves to whether the sizes are in the cart. */
  readonly add: () => Promise<boolean>
  /** Cancels an add that takes long. */
  readonly stop: () => void
}

export type SizeInputProps = DrawnProps<SizeInputData, SizeInputHandlers>

/** A tile or a box for each size, and one button that puts all of them in the cart. */
export function SizeInput(props: SizeInputProps) {
  return <SizeFormFrame {...props} Boxes={props.data.layout === 'tiles' ? SizeTiles : SizeList} />
}

interface FrameProps extends SizeInputProps {
  readonly Boxes: ComponentType<BoxesProps>
  /** The content below the button. */
  readonly children?: ReactNode
}

/** The surroundings of the boxes in every form of sizes. */
export function SizeFormFrame(props: FrameProps) {
  const { data, forms, handlers, Boxes, children } = props
  const post = forms && { method: 'post', action: `${forms.prefix}/cart/add` }
  return (
    <form
      className="size-input__form"
      {...post}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        handlers.setDefaultData()
      }}
    >
      {forms && <HiddenFields fields={forms.hidden} />}
      <fieldset className="size-input__fields">
        <legend className="size-input__legend">{text('size.choose')}</legend>
        <Sizes data={data} forms={forms} handlers={handlers} Boxes={Boxes} />
      </fieldset>
      <SizeFoot data={data} handlers={handlers} />
      {children}
    </form>
  )
}

/** Without script "+N" unfolds the rest, which is always part of the form. */
function Sizes({ data, forms, handlers, Boxes }: FrameProps) {
  const { fields, displayed } = data
  const setting = { data, handlers, canSubmit: forms !== undefined }
  const folded = displayed === 'visible' ? countHidden(fields) : 0
  return (
    <>
      <Boxes setting={setting} fields={displayedFields(fields, displayed)} />
      {folded > 0 && !forms && <MoreSizes count={folded} show={handlers.showAll} />}
      {folded > 0 && forms && (
        <FoldedSizes count={folded} show={handlers.showAll}>
          <Boxes setting={setting} fields={fields.filter((it) => !it.visible)} />
        </FoldedSizes>
      )}
    </>
  )
}

interface MoreSizesProps {
  readonly count: number
  readonly show: () => void
}

/** "+N": shows how many sizes are folded, and unfolds them. */
function MoreSizes({ count, show }: MoreSizesProps) {
  return (
    <div className="size-input__folded">
      <button type="button" className="size-input__more" data-act="more" onClick={show}>
        {moreText(count)}
      </button>
    </div>
  )
}

interface FoldedSizesProps extends MoreSizesProps {
  readonly children: ReactNode
}

/** The same as long as no script runs, with the folded sizes; a grid in it has folds of its own. */
function FoldedSizes({ count, show, children }: FoldedSizesProps) {
  return (
    <details
      className="size-input__folded"
      onToggle={({ target, currentTarget }) => target === currentTarget && show()}
    >
      <summary className="size-input__more" data-act="more">
        {moreText(count)}
      </summary>
      {children}
    </details>
  )
}

/** "+N" is part of the name, so that a visitor can press it by speaking the visible text. */
function moreText(count: number): string {
  return `+${count} ${text('size.more', { n: count })}`
}

/** Sizes, each with its box under its name; with the variant's name if there are several. */
function SizeList({ fields, setting }: BoxesProps) {
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
