/** An e-mail address as accounts are found by it. */
export function toAddress(email: string): string {
  return email.trim().toLowerCase()
}
