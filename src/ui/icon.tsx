import { ICON_PATHS } from '../model/icon-paths.ts'

export type IconName = keyof typeof ICON_PATHS

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** An icon next to a word or in a named control, hidden from screen readers. */
export function Icon({ name, className = '' }: IconProps) {
  return <IconOf name={`${name} ${className}`.trim()} path={ICON_PATHS[name]} />
}

/** The same for a part that has a single icon. */
export function IconOf({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <svg
      className={`cs-icon cs-icon--${name}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
