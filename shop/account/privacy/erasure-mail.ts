import * as v from 'valibot'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { deleteMailAddress } from '../customers/account-queries.ts'

const schema = v.object({ email: v.string(), language: v.picklist(['sv', 'en']) })

/** The last mail to an account that has been erased; its address is forgotten once it is sent. */
export function erasureMails({ db, shop, post }: Mailing) {
  return {
    async 'erasure-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { success, output } = v.safeParse(schema, content)
      if (!success) return
      const { email, language } = output
      const t = shop.text(language)
      await post(id, email, {
        language,
        subject: t('mail.erasure.subject'),
        blocks: [
          { kind: 'text', text: t('mail.erasure') },
          { kind: 'text', text: t('privacy.kept') },
          { kind: 'note', text: t('mail.erasure.note') },
        ],
        sender: senderLines(shop, language),
      })
      await deleteMailAddress(db, id)
    },
  }
}
