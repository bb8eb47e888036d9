/** The steps that led to the layout of the baseline, in order. A database with all of them is laid out like it. */
export const EARLIER_STEPS: readonly string[] = `
  0001-catalogue 0002-visitors 0003-orders 0004-search 0005-stock-turns 0006-checkout
  0007-held-orders 0008-cart-places 0009-given-up 0010-accounts 0011-withdrawal 0012-pictures
  0013-attempt-limits 0014-unpaid-orders 0015-known-buyers 0016-real-shops 0017-write-probe
  0018-staff 0019-order-handling 0021-fees-of-file 0022-refunds 0023-off-sale 0024-hand-edits
  0025-search-documents 0026-picture-files 0027-registration 0028-company-requests 0029-campaigns
  0030-second-step 0031-guest-orders 0032-my-pages 0034-returns 0035-profile 0037-quotations
  0039-quotation-lists 0040-price-lists 0042-order-lists 0043-approvals 0045-consents
  0048-quotation-terms 0052-restock-requests 0054-measurement 0055-favourites 0056-reviews
  0059-seen-products 0060-one-review 0061-contents 0062-energy-labels 0069-age-of-recovery-codes
  0070-cart-keys 0071-numbers-in-any-case
`
  .trim()
  .split(/\s+/)
