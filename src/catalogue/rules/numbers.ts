const inches = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false })
const count = new Intl.NumberFormat('en-US')

/** Inches as a shopper reads them, without the unit: up to two decimals, no trailing zeros ("33.5", "52"). */
export const formatInches = (value: number): string => inches.format(value)

/** A figure with American thousands separators: 5140 reads "5,140". */
export const withThousands = (value: number): string => count.format(value)
