/** The roles of the staff; an owner may do everything. */
export const STAFF_ROLES = ['owner', 'sales', 'stock'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
