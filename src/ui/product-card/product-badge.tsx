const KINDS = ['out', 'campaign', 'new'] as const

interface ProductBadgeProps {
  /** What decides its colours; another word than these has those of `new`. */
  readonly kind: (typeof KINDS)[number] | (string & {})
  readonly words: string
}

/** One word over a picture, or beside a price. */
export function ProductBadge({ kind, words }: ProductBadgeProps) {
  const known = KINDS.find((it) => it === kind) ?? 'new'
  return <span className={`product-badge product-badge--${known}`}>{words}</span>
}
