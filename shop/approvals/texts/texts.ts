import { approvalEn } from './en.ts'
import { approvalSv } from './sv.ts'

/** What approvals say. */
export const approvalTexts = [{ sv: approvalSv, en: approvalEn }]
