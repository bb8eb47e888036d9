import { chmodSync, statSync } from 'node:fs'

/** Only the shop's own user may read its files: customers, orders and the signing secret. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** Errors for files of other owners, or on file systems without permissions; these files stay as is. */
const UNCHANGEABLE = ['ENOENT', 'EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'EINVAL', 'ENOSYS']
const OF_OTHERS = 0o077
const STICKY = 0o1000

/**
 * Removes the permissions of other users from an existing file or folder. A folder that is shared on
 * purpose, such as /tmp, is left alone. Windows manages permissions differently.
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
