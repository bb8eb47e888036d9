import type { FastifyInstance } from 'fastify'
import { type AuditLine, listAudit } from '../audit/audit-queries.ts'
import type { StaffContent, StaffContext, StaffOptions } from '../page/staff-context.ts'
import { parameter, showPage } from '../page/staff-page.ts'
import { AuditLines } from './audit-lines.tsx'

const PAGE_SIZE = 50

/** What the staff did, the newest first. */
export async function auditRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    '/staff/audit',
    showPage(options, async (context, request) => {
      const before = Number(parameter(request, 'before'))
      const beforeId = Number.isSafeInteger(before) && before > 0 ? before : undefined
      const part = { beforeId, limit: PAGE_SIZE + 1, language: context.language }
      return auditPage(context, await listAudit(options.db, part))
    }),
  )
}

function auditPage(context: StaffContext, lines: readonly AuditLine[]): StaffContent {
  const { t } = context
  const shown = lines.slice(0, PAGE_SIZE)
  const last = lines.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    title: t('staff.menu.audit'),
    main: (
      <>
        <AuditLines lines={shown} />
        {last && <a href={`/staff/audit?before=${last.id}`}>{t('staff.audit.older')}</a>}
      </>
    ),
  }
}
