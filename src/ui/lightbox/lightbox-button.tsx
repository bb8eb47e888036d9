import { Icon, type IconName } from '../icon.tsx'

interface LightboxButtonProps {
  readonly icon: IconName
  readonly act: string
  readonly label: string
  /** It would do nothing, and keeps the focus all the same. */
  readonly isOff?: boolean
  readonly press: () => void
}

export function LightboxButton({ icon, act, label, isOff = false, press }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className="lightbox__button"
      data-act={act}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  )
}
