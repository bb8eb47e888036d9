/**
 * Generates from the elements' tables the manifest, typings, editor data, handbook and the sanitizer's
 * allow-list; from its schema, the JSON schema of the owner's file; from access table and contract, the
 * OpenAPI document; from the migrations, the types of the tables; from the list of limits, its table; and from the
 * tests, the accessibility report. With `--check`, it writes nothing and fails if a file is outdated.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAccessibilityReport } from './docs/accessibility/report.mjs'
import { writeAllowList } from './docs/allow-list.mjs'
import { writeHandbook } from './docs/handbook.mjs'
import { writeHtmlData } from './docs/html-data.mjs'
import { writeLimits } from './docs/limits.mjs'
import { writeManifest } from './docs/manifest.mjs'
import { writeOpenApi } from './docs/openapi.mjs'
import { PAGE_SCRIPTS } from './docs/page-scripts.mjs'
import { readContracts } from './docs/read-contracts.mjs'
import { readEvents, readPageApi } from './docs/read-events.mjs'
import { writeShopSchema } from './docs/shop-schema.mjs'
import { writeTableTypes } from './docs/table-types.mjs'
import { writeJsxTypings, writeTypings } from './docs/typings.mjs'

const elements = await readContracts()
const events = readEvents()
const files = {
  'custom-elements.json': writeManifest(elements),
  'types/elements.d.ts': writeTypings(elements, events, readPageApi()),
  'types/jsx.d.ts': writeJsxTypings(elements),
  'types/html-data.json': writeHtmlData(elements),
  'docs/elements.md': writeHandbook(elements, events, PAGE_SCRIPTS),
  'src/contract/allowed-elements.ts': writeAllowList(elements),
  'types/shop.schema.json': await writeShopSchema(),
  'types/openapi.json': await writeOpenApi(),
  'shop/platform/db/tables.ts': await writeTableTypes(),
  'docs/limits.md': await writeLimits(),
  'docs/accessibility.yaml': writeAccessibilityReport(),
}

if (process.argv.includes('--check')) {
  const stale = Object.keys(files).filter((it) => read(it) !== files[it])
  if (stale.length > 0) console.error(`Not current: ${stale.join(', ')}. Run npm run docs.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
