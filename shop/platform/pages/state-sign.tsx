interface StateSignProps {
  readonly state: string
  readonly text: string
}

/** Where an order, an approval or a quotation stands, in a word. */
export function StateSign({ state, text }: StateSignProps) {
  return <span className={`shop-orders__state shop-orders__state--${state}`}>{text}</span>
}
