import '../../src/i18n/texts/register-sv.ts'
import { define } from '../../src/elements/quick-search/quick-search-view.tsx'
import { hitsOf } from './hits.ts'

globalThis.fetch = async (_input, init) => {
  const query = decodeURIComponent(JSON.parse(String(init?.body)))
  return Response.json(hitsOf(query))
}
define('quick-search')
