/** What came with a form, or stands in an address: anything may. */
export type Sent = Readonly<Record<string, unknown>>

export function sentOf(value: unknown): Sent {
  return typeof value === 'object' && value !== null ? (value as Sent) : {}
}

export function textOf(sent: Sent, name: string): string {
  const value = sent[name]
  return typeof value === 'string' ? value : ''
}
