interface BadgeProps {
  readonly kind: 'out' | 'campaign' | 'new'
  readonly words: string
}

/** One word over a picture, or beside a price. */
export function Badge({ kind, words }: BadgeProps) {
  return <span className={`shop-badge shop-badge--${kind}`}>{words}</span>
}
