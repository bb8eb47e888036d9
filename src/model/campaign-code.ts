/** What a campaign code takes off, and for whom and how long. */
export interface CampaignCode {
  readonly code: string
  readonly percent: number | null
  /** In minor units, with VAT. */
  readonly amount: number | null
  readonly fromTotal: number
  readonly usesLeft: number | null
  readonly validFrom: number | null
  readonly validUntil: number | null
}
