/**
 * The mailbox that an address leads to, for counting what is sent there: `Kim+shop@Example.com` is
 * Kim's. Nothing is mailed to it, for a server may tell addresses apart that are one here.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const plus = text.indexOf('+')
  return plus > 0 && plus < at ? text.slice(0, plus) + text.slice(at) : text
}
