interface StepHeadingProps {
  /** After a form, reading goes on at what it did. */
  readonly isDone: boolean
  readonly children: string
}

export function StepHeading({ isDone, children }: StepHeadingProps) {
  if (!isDone) return <h1>{children}</h1>
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
    <h1 className="shop-announced" tabIndex={-1} autoFocus>
      {children}
    </h1>
  )
}
