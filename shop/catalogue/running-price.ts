/** SQL: an article's price by the file or by hand, without campaigns. */
export function ownPrice(article: string): string {
  return `coalesce(${article}.campaign_price, ${article}.price)`
}

/**
 * SQL: what a private customer pays, if that is less than the regular price: by a current campaign, or
 * else by the file or by hand. `article` is the query's name of the table.
 */
export function reducedPrice(article: string): string {
  return `coalesce(${article}.running_price, ${article}.campaign_price)`
}

/**
 * SQL: whether a price may be announced as reduced: only if it is below the lowest of the 30 days before
 * the reduction.
 */
export function isReduced(article: string): string {
  return `${reducedPrice(article)} < ${article}.lowest_price`
}

/** SQL: what a business pays. */
export function paidBusinessPrice(article: string): string {
  return `coalesce(${article}.running_business_price, ${article}.business_price)`
}
