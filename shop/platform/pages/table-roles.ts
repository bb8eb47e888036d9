/** Style sheets lay the rows out as blocks on narrow screens, which takes their roles from them. */
export const TABLE = { role: 'table' } as const
export const ROWS = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEAD = { scope: 'col', role: 'columnheader' } as const
export const ROW_HEAD = { scope: 'row', role: 'rowheader' } as const
export const CELL = { role: 'cell' } as const
