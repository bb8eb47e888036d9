import { ICON_PATHS } from '../model/icon-paths.ts'

export type IconName = keyof typeof ICON_PATHS

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** A picture beside a word or in a named control: silent by itself. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg
      className={`cs-icon cs-icon--${name} ${className}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
