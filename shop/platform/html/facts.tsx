import { Fragment } from 'react'

type Fact = readonly [name: string, ...lines: readonly string[]]

/** Names with their values. A fact without a value has no row. */
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

/** Texts on lines of their own. */
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

/** The state of an order, an approval or a quotation, in a word. */
export function StateSign({ state, text }: StateSignProps) {
  return <span className={`shop-orders__state shop-orders__state--${state}`}>{text}</span>
}
