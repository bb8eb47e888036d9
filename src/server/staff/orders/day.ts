const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** Today in the shop, as an ISO date. */
export function todayInShop(now: number): string {
  return days.format(now)
}
