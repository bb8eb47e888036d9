interface SwatchProps {
  /** `#rrggbb` */
  readonly hex: string
  readonly className?: string
}

/** A dot of a colour. Its fill is an attribute, so that the policy need not allow a style. */
export function Swatch({ hex, className = '' }: SwatchProps) {
  return (
    <svg
      className={`cs-swatch ${className}`.trim()}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9" fill={hex} />
    </svg>
  )
}
