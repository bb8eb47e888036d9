import { encode } from 'uqr'

const QUIET_ZONE = 4

interface QrCodeProps {
  readonly text: string
  /** Describes the code to users who cannot see it. */
  readonly label: string
  readonly className: string
}

/** Dark on light in every colour scheme: some cameras cannot read anything else. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Formats a secret for typing by hand: `JBSW Y3DP …`. */
export function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
