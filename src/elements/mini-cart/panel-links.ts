/** Where the panel leads; what is absent is not linked. */
export interface PanelLinks {
  readonly checkoutUrl: string | undefined
  readonly cartUrl: string | undefined
  readonly loginUrl: string | undefined
  readonly shopUrl: string
  readonly shopLabel: string | undefined
}
