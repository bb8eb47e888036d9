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
  /** What the element needs to draw the same view, beyond its attributes. */
  readonly drawn?: object
}

/** A tag with its drawn view, marked so that the element adopts the markup. */
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

/** Every handler does nothing: on the server, nobody presses anything. */
function noHandlers<Handlers extends object>(): Handlers {
  const nothing = () => undefined
  return new Proxy({}, { get: () => nothing }) as Handlers
}
