import type { ReactElement } from 'react'

interface Props {
  label: string
  /** How many products are compared. */
  columns: number
  /** One for each column, or one for all; with a key. */
  cells: readonly ReactElement[]
  className?: string | undefined
}

/** A fact: its name above the columns, then what each product says. */
export const CompareRow = ({ label, columns, cells, className }: Props) => (
  <tbody className={className}>
    <tr>
      <th scope="rowgroup" colSpan={columns}>
        <span className="compare-label">{label}</span>
      </th>
    </tr>
    <tr>
      {cells.map((cell) => (
        <td key={cell.key} colSpan={columns / cells.length}>
          {cell}
        </td>
      ))}
    </tr>
  </tbody>
)
