import { useState } from 'react'
import { forgetSearches, readSearches } from '../../state/search/recent-searches.ts'
import { RecentSearches } from '../../ui/quick-search/recent-searches.tsx'

export function PastSearches({ searchUrl }: { readonly searchUrl: string }) {
  const [searches, setSearches] = useState(readSearches)
  if (searches.length === 0) return null

  function forget(): void {
    forgetSearches()
    setSearches([])
  }

  return <RecentSearches searches={searches} searchUrl={searchUrl} forget={forget} />
}
