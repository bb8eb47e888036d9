import { readdirSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import type { Mail, MailPort } from './mail-port.ts'
import { type Sender, toMessage } from './message.ts'

/**
 * Writes mail as `<id>.eml` files into a folder, each completely or not at all. A repeat overwrites its file.
 */
export function createEmlFolder(folder: string, from: Sender): MailPort {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) makeMailsPrivate(folder)
  return {
    async send(mail) {
      const message = await build(mail, from)
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const begun = join(folder, `.${mail.id}-${process.pid}.part`)
      try {
        await writeThrough(begun, message)
        await rename(begun, join(folder, `${mail.id}.eml`))
      } finally {
        await rm(begun, { force: true })
      }
    },
  }
}

function makeMailsPrivate(folder: string): void {
  makePrivate(folder)
  const files = readdirSync(folder, { withFileTypes: true }).filter((it) => it.isFile())
  for (const { name } of files) makePrivate(join(folder, name))
}

async function build(mail: Mail, from: Sender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({ ...toMessage(mail, from), newline: 'win' }).compile().build()
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', PRIVATE_FILE)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
