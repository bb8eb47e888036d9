const SYSTEMS = [
  ...['aix', 'android', 'darwin', 'freebsd', 'linux'],
  ...['netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'],
]
const PROCESSORS = [
  ...['arm', 'arm64', 'ia32', 'loong64', 'mips64el'],
  ...['ppc64', 'riscv64', 's390x', 'x64'],
]
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** The platform that a package's name ends with: `…-linux-arm-musleabihf`, `…-win32-x64-msvc`. */
export function platformOfName(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.find((it) => SYSTEMS.includes(it))
  const cpu = words.find((it) => PROCESSORS.includes(it))
  if (!os || !cpu) return undefined
  const libc = LIBRARIES[words.at(-1)]
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) }
}
