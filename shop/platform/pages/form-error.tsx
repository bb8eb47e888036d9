import { Icon } from '../../../src/ui/icon.tsx'

interface FormErrorProps {
  /** What is described by it names this id. */
  readonly id: string
  readonly children: string
}

/** What is wrong with a form, read aloud when the page opens. */
export function FormError({ id, children }: FormErrorProps) {
  return (
    <p className="shop-error" id={id} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
