import { chmodSync, statSync } from 'node:fs'

/** What only the user whom the shop runs as may read: customers, orders, and what signs links. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** Where somebody else owns it, or the file system knows no rights, it stays as it is. */
const UNCHANGEABLE = ['ENOENT', 'EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'EINVAL', 'ENOSYS']
const OF_OTHERS = 0o077
const STICKY = 0o1000

/**
 * Takes from others what they may do with a file or a folder that is there. A folder that is shared on
 * purpose, such as /tmp, is left alone. Windows keeps rights elsewhere.
 */
export function makePrivate(path: string): void {
  if (process.platform === 'win32') return
  try {
    const { mode } = statSync(path)
    const isShared = (mode & STICKY) !== 0
    if ((mode & OF_OTHERS) !== 0 && !isShared) chmodSync(path, mode & 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!UNCHANGEABLE.includes(code)) throw error
  }
}
