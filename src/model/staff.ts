/** What somebody of the staff may do: an owner everything. */
export const STAFF_ROLES = ['owner', 'sales', 'stock'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
