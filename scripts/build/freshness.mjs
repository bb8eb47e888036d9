import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { listFiles } from './files.mjs'

const STAMP = 'dist/stamp'

/** Files that the build and the installation write. */
const WRITTEN = /^shop\/(dist|node_modules)\//

/** Whether dist/ and shop/dist/ are up to date with the sources. */
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
