import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { ElementTable, ViewProps } from '../../src/elements/element-table.ts'
import { type ElementOf, reactElement } from '../../src/elements/react-element.tsx'

/** A table with an attribute of every kind. */
export const fixtureTable = {
  tag: 'test-element',
  attributes: {
    articleNumber: { kind: 'string', required: true },
    label: { kind: 'string', default: 'Label' },
    productType: { kind: 'string', values: ['Master', 'Item'] },
    amount: { kind: 'number', default: 1 },
    isOffer: { kind: 'boolean' },
    sizes: { kind: 'json', schema: v.array(v.object({ size: v.string() })) },
  },
  events: [],
  wake: ['now'],
} as const satisfies ElementTable

export type FixtureProps = ViewProps<typeof fixtureTable>
export type FixtureElement = ElementOf<typeof fixtureTable>

let count = 0

/** Defines a test element with this view under a tag of its own, and returns the tag. */
export function defineFixture(
  View: (props: FixtureProps) => ReactNode,
  options?: Parameters<typeof reactElement<typeof fixtureTable>>[2],
): string {
  const name = `test-element-${++count}`
  customElements.define(name, reactElement(fixtureTable, View, options))
  return name
}

/** Puts markup on the page; `TAG` in it stands for the tag. */
export function place<Found extends Element = FixtureElement>(markup: string, tag: string): Found {
  const area = document.createElement('div')
  area.innerHTML = markup.replaceAll('TAG', tag)
  document.body.append(area)
  const found = area.querySelector<Found>(`${tag}, [data-courtside]`)
  if (!found) throw new Error(`no ${tag} in ${markup}`)
  return found
}

/** A view that shows its props as JSON. */
export function ShowProps({ host: _host, ...props }: FixtureProps) {
  return <output>{JSON.stringify(props)}</output>
}

export async function propsOf(element: FixtureElement): Promise<Record<string, unknown>> {
  await element.ready
  await drawn()
  return JSON.parse(element.querySelector('output')?.textContent ?? 'null')
}

/** Resolves when all requested draws are on the screen. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

/** Collects console warnings until `stop`. */
export function listenToWarnings(): { messages: string[]; stop: () => void } {
  const { warn } = console
  const messages: string[] = []
  console.warn = (...parts: unknown[]) => messages.push(parts.join(' '))
  return { messages, stop: () => Object.assign(console, { warn }) }
}
