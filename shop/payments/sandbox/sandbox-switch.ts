/**
 * Whether what is built in for trying the shop may be used. It takes no money and delivers nothing, so
 * it is closed wherever anything real is on.
 */
export interface SandboxSwitch {
  readonly payments: boolean
  readonly carrier: boolean
  /** Looks again; goods may have been imported since. */
  refresh(): Promise<void>
}

export const OPEN_SANDBOX: SandboxSwitch = {
  payments: true,
  carrier: true,
  refresh: async () => {},
}
