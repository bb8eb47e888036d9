import { type ComponentType, useMemo } from 'react'
import { HydrationBoundary } from '../hydration-boundary.tsx'
import type { SectionProps } from './section-props.ts'

interface SectionBoundaryProps<Data extends object> extends SectionProps<Data> {
  /** The end of the class of the one element that the view draws. */
  readonly name: string
  readonly View: ComponentType<SectionProps<Data>>
}

/** A section that is hydrated apart, and drawn again only when its own data has changed. */
export function SectionBoundary<Data extends object>(props: SectionBoundaryProps<Data>) {
  const { name, View, data, forms, handlers } = props
  const key = JSON.stringify(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is equal as JSON is drawn alike
  const view = useMemo(
    () => <View data={data} forms={forms} handlers={handlers} />,
    [View, key, forms, handlers],
  )
  const className = `shop-checkout__${name}`
  return (
    <HydrationBoundary holds={(it) => it.classList.contains(className)}>{view}</HydrationBoundary>
  )
}
