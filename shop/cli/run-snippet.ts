import { commandText } from '../platform/commands/command-text.ts'
import { readManifest } from '../platform/read-manifest.ts'
import type { PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

/** The advice's example, if no page is named. */
const PAGE = 'https://www.example.com'

/** Runs `npm run snippet`; returns the exit code. The tags go to `out`, the advice to `error`. */
export async function runSnippet(
  { words, environment, voices }: PlainCommand,
  built: string,
): Promise<number> {
  const t = commandText(environment)
  if (words.includes('--help')) {
    voices.out(helpOf('snippet', environment))
    return 0
  }
  const [shop, page = PAGE] = [words[0] ?? environment.BASE_URL, words[1]].map(originOf)
  const manifest = (await readManifest(built)) as
    | { readonly integrity: Readonly<Record<string, string>> }
    | undefined
  if (!shop || !page || !manifest) {
    voices.error(`${t(manifest ? 'cli.snippet.address' : 'cli.snippet.unbuilt')}\n`)
    return 1
  }
  voices.out(`<link rel="stylesheet" href="${shop}/ui/courtside.css">
<script type="module" src="${shop}/ui/courtside.js" data-api="${shop}/api" crossorigin
  integrity="${manifest.integrity['courtside.js']}"></script>\n`)
  voices.error(`\n${t('cli.snippet.advice', { shop, page })}\n`)
  return 0
}

/** Undefined without a word, and empty for an invalid address. */
function originOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  return /^https?:/.test(word) && URL.canParse(word) ? new URL(word).origin : ''
}
