const FIELDS = 6

/** A grey sketch of the form; the style sheet shows it after 300 ms. */
export function CheckoutSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="cs-checkout-sketch" role="status">
      <p className="cs-visually-hidden">{label}</p>
      {Array.from({ length: FIELDS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike
        <span className="cs-checkout-sketch__field" key={at} aria-hidden="true" />
      ))}
    </div>
  )
}
