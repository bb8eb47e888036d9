import type { ComponentType, ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { countHidden, shownFields } from '../../model/size-fields.ts'
import { HiddenFields } from '../action-form.tsx'
import type { DrawnProps } from '../view-props.ts'
import type { BoxHandlers } from './box-actions.ts'
import { FoldedSizes, MoreSizes } from './more-sizes.tsx'
import type { BoxesProps } from './size-box.tsx'
import { SizeFoot } from './size-foot.tsx'
import type { SizeInputData } from './size-input-props.ts'
import { SizeList } from './size-list.tsx'
import { ChosenSizes, SizeTiles } from './size-tiles.tsx'

export interface SizeInputHandlers extends BoxHandlers {
  readonly showAll: () => void
  /** Every box as it was given. */
  readonly setDefaultData: () => void
  /** Resolves to whether the sizes are in the cart. */
  readonly add: () => Promise<boolean>
  /** Gives up an add that takes long. */
  readonly stop: () => void
}

export type SizeInputProps = DrawnProps<SizeInputData, SizeInputHandlers>

/** A tile or a box for each size, and one button that puts all of them in the cart. */
export function SizeInput(props: SizeInputProps) {
  if (props.data.layout !== 'tiles') return <SizeFormFrame {...props} Boxes={SizeList} />
  return (
    <SizeFormFrame {...props} Boxes={SizeTiles}>
      <ChosenSizes data={props.data} handlers={props.handlers} />
    </SizeFormFrame>
  )
}

interface FrameProps extends SizeInputProps {
  readonly Boxes: ComponentType<BoxesProps>
  /** Whether Enter in a box buys all that is filled in, without script too. */
  readonly buysAtEnter?: boolean
  /** Stands below the boxes. */
  readonly children?: ReactNode
}

/** What every form of sizes has around its boxes. */
export function SizeFormFrame(props: FrameProps) {
  const { data, forms, handlers, Boxes, buysAtEnter = true, children } = props
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
      {/* A form whose first button is disabled is not submitted by Enter. */}
      {!buysAtEnter && <button type="submit" disabled={true} hidden={true} />}
      {forms && <HiddenFields fields={forms.hidden} />}
      <fieldset className="size-input__fields">
        <legend className="size-input__legend">{text('size.choose')}</legend>
        <Sizes data={data} forms={forms} handlers={handlers} Boxes={Boxes} />
      </fieldset>
      {children}
      <SizeFoot data={data} {...handlers} />
    </form>
  )
}

/** Without script "+N" unfolds the rest, which is then in the form all the time. */
function Sizes({ data, forms, handlers, Boxes }: FrameProps) {
  const { fields, shown } = data
  const setting = { data, handlers, canSubmit: forms !== undefined }
  const folded = shown === 'visible' ? countHidden(fields) : 0
  return (
    <>
      <Boxes setting={setting} fields={shownFields(fields, shown)} />
      {folded > 0 && !forms && <MoreSizes count={folded} show={handlers.showAll} />}
      {folded > 0 && forms && (
        <FoldedSizes count={folded} show={handlers.showAll}>
          <Boxes setting={setting} fields={fields.filter((it) => !it.visible)} />
        </FoldedSizes>
      )}
    </>
  )
}
