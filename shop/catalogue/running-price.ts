/** What an article costs by the file or by hand, whatever campaign runs, in SQL. */
export function ownPrice(article: string): string {
  return `coalesce(${article}.campaign_price, ${article}.price)`
}

/**
 * What a private customer pays where that is less than the regular price, in SQL: by a campaign that
 * runs, or else by the file or by hand. `article` is what the query calls the table.
 */
export function reducedPrice(article: string): string {
  return `coalesce(${article}.running_price, ${article}.campaign_price)`
}

/**
 * Whether a price may be announced as reduced, in SQL: only one below the lowest of the 30 days before
 * the reduction may.
 */
export function isReduced(article: string): string {
  return `${reducedPrice(article)} < ${article}.lowest_price`
}

/** What a business pays, in SQL. */
export function paidBusinessPrice(article: string): string {
  return `coalesce(${article}.running_business_price, ${article}.business_price)`
}
