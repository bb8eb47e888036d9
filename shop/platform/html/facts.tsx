import { Fragment } from 'react'

type Fact = readonly [name: string, ...lines: readonly string[]]

/** Names and what stands beside them. What was not said has no row. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="shop-facts shop-receipt__facts">
      {facts.map(([name, ...lines]) => (
        <FactRow key={name} name={name} lines={lines.filter((it) => it.trim() !== '')} />
      ))}
    </dl>
  )
}

function FactRow({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Lines lines={lines} />
      </dd>
    </div>
  )
}

/** Texts below each other. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((it, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
    <Fragment key={at}>
      {at > 0 && <br />}
      {it}
    </Fragment>
  ))
}

interface StateSignProps {
  readonly state: string
  readonly text: string
}

/** Where an order, an approval or a quotation stands, in a word. */
export function StateSign({ state, text }: StateSignProps) {
  return <span className={`shop-orders__state shop-orders__state--${state}`}>{text}</span>
}
