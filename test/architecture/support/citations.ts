import { findInLines, type Place, type Source } from './sources.ts'

/** Names of documents that the code was written from, and that its readers do not have. */
const DOCUMENT =
  /(?<![\w./])(?:API|BACKEND|ELEMENTS|FRONTEND|HOUSE|PERFORMANCE|ROADMAP|SPEC|THREATS|UX)\.md\b/g
const SECTION = /(?<![\w.-])(?:BACKEND|FRONTEND|HOUSE|SPEC|THREATS|UX)(?=['’]s\b|[\s,;:)]|$)/g
const RULES = [
  'ACC|ALL|B2B|CART|CHK|CONS|FACET|GUIDE|LIST|MOB|MY|NAV|PAY',
  'PDP|ROW|SIZE|SLD|SRCH|STATE|TRUST|TXT',
].join('|')
const RULE = new RegExp(`(?<![\\w-])(?:${RULES})-\\d+\\b`, 'g')

/** References to documents that are not in the repository: state the rule itself instead. */
export function findCitations(source: Source): readonly Place[] {
  return findInLines(source, (line) => {
    const cited = [DOCUMENT, SECTION, RULE].flatMap((it) => line.match(it) ?? [])
    return cited.length > 0 ? [cited.join(' ')] : []
  })
}
