import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { listFiles } from './files.mjs'

const STAMP = 'dist/stamp'

/** What the build and the installation write themselves. */
const WRITTEN = /^shop\/(dist|node_modules)\//

/** Whether dist/ and shop/dist/ were built from the sources as they are now. */
export function isBuildFresh() {
  try {
    return readFileSync(STAMP, 'utf8') === sourceStamp()
  } catch {
    return false
  }
}

export async function writeBuildStamp() {
  writeFileSync(STAMP, sourceStamp())
}

function sourceStamp() {
  const files = [
    ...listFiles('src'),
    ...listFiles('shop', (it) => !WRITTEN.test(it)),
    ...listFiles('scripts/build'),
    'build.mjs',
    'package-lock.json',
  ]
  const hash = createHash('sha256').update(process.version)
  for (const file of files) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}
