import * as v from 'valibot'
import type { Db } from '../../platform/db/schema.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { deleteMailAddress } from '../account-queries.ts'

const schema = v.object({ email: v.string(), language: v.picklist(['sv', 'en']) })

interface ErasureMailing {
  readonly db: Db
  readonly shop: ShopFacts
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

/** The last mail to an account that has been erased; its address is forgotten once it is sent. */
export function erasureMails({ db, shop, post }: ErasureMailing) {
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
