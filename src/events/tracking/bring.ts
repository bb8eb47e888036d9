import { letGo } from './clicks.ts'
import { ga4Entries } from './ga4.ts'
import { awaitTagManager, hasTagManager, layerOf, scriptSetting } from './layer.ts'
import { writeAs } from './push.ts'

/** Filled in by the build: files beside this one, each for the shops that ask for it. */
declare const COURTSIDE_ENHANCED: string
declare const COURTSIDE_BRING_TAGS: string
declare const COURTSIDE_VITALS: string

interface Files {
  readonly enhanced: typeof import('./adapters/enhanced.ts')
  readonly tagManager: typeof import('./adapters/bring-tags.ts')
  readonly vitals: typeof import('../vitals/watch-vitals.ts')
}

let isTimed = false

/** Times the page, where the shop wants to know; once in the life of a page. */
export function bringVitals(may: () => boolean): void {
  const kind = scriptSetting('vitals')
  if (isTimed || !kind) return
  isTimed = true
  bring<'vitals'>(COURTSIDE_VITALS).then(({ watchVitals }) => watchVitals(kind, may), console.error)
}

/**
 * Brings the format and the tag manager that the page names. Answers whether they are here: nothing is
 * sent in another format.
 */
export async function bringAdapters(may: () => boolean): Promise<boolean> {
  const tags = scriptSetting('tags')
  awaitTagManager(Boolean(tags))
  try {
    const [format, manager] = await Promise.all([
      scriptSetting('format') === 'enhanced' && bring<'enhanced'>(COURTSIDE_ENHANCED),
      tags && bring<'tagManager'>(COURTSIDE_BRING_TAGS),
    ])
    writeAs(format ? format.enhancedEntries : ga4Entries)
    if (manager && may()) manager.bringTagManager({ setting: scriptSetting, layerOf }).then(settle)
    else settle()
    return true
  } catch (error) {
    console.error(error)
    writeAs(null)
    settle()
    return false
  }
}

/** The tag manager has come, or will not. */
function settle(): void {
  awaitTagManager(false)
  if (!hasTagManager()) letGo()
}

function bring<Name extends keyof Files>(file: string): Promise<Files[Name]> {
  return import(new URL(file, import.meta.url).href)
}
