/** On narrow screens, style sheets draw rows as blocks, which would remove their implicit roles. */
export const TABLE = { role: 'table' } as const
export const ROWS = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEAD = { scope: 'col', role: 'columnheader' } as const
export const ROW_HEAD = { scope: 'row', role: 'rowheader' } as const
export const CELL = { role: 'cell' } as const
