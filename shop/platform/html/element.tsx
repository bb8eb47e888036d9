import { type ComponentType, createElement, type JSX } from 'react'
import type { Forms } from '../../../src/ui/action-form.tsx'
import { viewMark } from '../../../src/ui/view-mark.ts'
import type { DrawnProps } from '../../../src/ui/view-props.ts'

type Tag = Extract<keyof HTMLElementTagNameMap, `${string}-${string}`>

interface ElementProps<Name extends Tag, Data extends object, Handlers> {
  readonly tag: Name
  readonly attributes: JSX.IntrinsicElements[Name]
  readonly View: ComponentType<DrawnProps<Data, Handlers>>
  readonly data: Data
  readonly forms?: Forms
  /** What the element needs to draw the same, where its attributes do not say it. */
  readonly drawn?: object
}

/** A tag with its view in it, marked so that the element adopts what stands there. */
export function DrawnElement<Name extends Tag, Data extends object, Handlers extends object>(
  props: ElementProps<Name, Data, Handlers>,
) {
  const { tag, attributes, View, data, forms, drawn } = props
  const marks = {
    'data-view': viewMark(tag, data),
    'data-forms': forms && JSON.stringify(forms),
    'data-drawn': drawn && JSON.stringify(drawn),
  }
  const view = <View data={data} forms={forms} handlers={noHandlers<Handlers>()} />
  return createElement(tag, { ...attributes, ...marks }, view)
}

/** Whatever a view takes out of it does nothing: nobody presses anything on the server. */
function noHandlers<Handlers extends object>(): Handlers {
  const nothing = () => undefined
  return new Proxy({}, { get: () => nothing }) as Handlers
}
