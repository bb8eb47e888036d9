const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const REGISTRY = 'https://registry.npmjs.org'

/** Dependencies of packages in the lock that have no entry in it. */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    KINDS.flatMap((kind) =>
      Object.entries(entry[kind] ?? {})
        .filter(([name]) => !isLeftToUser(entry, kind, name))
        .filter(([name]) => !findPackage(packages, parent, name))
        .map(([name, range]) => ({ parent, kind, name, range })),
    ),
  )
}

/** The path under which the package at `parent` finds `name`: its own folder, or one above. */
function findPackage(packages, parent, name) {
  for (let folder = parent; ; folder = folderAbove(folder)) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}

/** Whether this is the repository itself, a workspace, or a link to one, which no registry has. */
export function isOurs(path, entry) {
  return entry.link === true || !path.includes('node_modules/')
}

/** The address of a package in the public registry; npm replaces it by its configured registry. */
export function publicAddress(name, version) {
  return `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/** The package's name, which differs from its folder if it is installed under an alias. */
export function nameOf(path, entry) {
  return entry.name ?? path.split('node_modules/').at(-1)
}

function isLeftToUser(entry, kind, name) {
  return kind === 'peerDependencies' && entry.peerDependenciesMeta?.[name]?.optional === true
}

function folderAbove(folder) {
  const at = folder.lastIndexOf('/node_modules/')
  return at === -1 ? '' : folder.slice(0, at)
}
