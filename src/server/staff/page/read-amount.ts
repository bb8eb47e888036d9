const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/** An amount as people type it, `1 249,50`, in minor units; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const [, whole, part = ''] = AMOUNT.exec(text.replace(/[\s\u00a0]/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The same the other way, for a field: `1249,50`. */
export function amountField(minor: number): string {
  const part = String(minor % 100).padStart(2, '0')
  return minor % 100 === 0 ? String(minor / 100) : `${Math.floor(minor / 100)},${part}`
}
