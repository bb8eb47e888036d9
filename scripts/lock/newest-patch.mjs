const RELEASE = /^(\d+\.\d+)\.(\d+)$/

/** The highest release of the same minor version; previews do not count. */
export function newestPatch(current, versions) {
  const [, minor, patch] = RELEASE.exec(current)
  const patches = versions.flatMap((it) => {
    const [, itsMinor, itsPatch] = RELEASE.exec(it) ?? []
    return itsMinor === minor ? [Number(itsPatch)] : []
  })
  return `${minor}.${Math.max(Number(patch), ...patches)}`
}
