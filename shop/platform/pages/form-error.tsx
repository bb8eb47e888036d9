import { Icon } from '../../../src/ui/icon.tsx'

interface FormErrorProps {
  /** For the `aria-describedby` of what it describes. */
  readonly id: string
  readonly children: string
}

/** The error of a form, announced when the page opens. */
export function FormError({ id, children }: FormErrorProps) {
  return (
    <p className="shop-error" id={id} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
