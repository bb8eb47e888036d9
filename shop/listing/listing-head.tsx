interface ListingHeadProps {
  readonly title: string
  readonly lead?: string | undefined
}

export function ListingHead({ title, lead }: ListingHeadProps) {
  return (
    <header className="shop-listing-head">
      <h1>{title}</h1>
      {lead !== undefined && <p className="shop-lead">{lead}</p>}
    </header>
  )
}
