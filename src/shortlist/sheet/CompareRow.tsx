import type { ReactElement } from 'react'

interface Props {
  label: string
  /** One for each column, with a key. */
  cells: readonly ReactElement[]
  differs?: boolean
  className?: string
}

/** A fact: its name above the columns, then what each product says. */
export const CompareRow = ({ label, cells, differs = false, className }: Props) => (
  <tbody className={differs ? 'compare-differs' : className}>
    <tr>
      <th scope="rowgroup" colSpan={cells.length}>
        <span className="compare-label">
          {label}
          {differs && <span className="visually-hidden"> (differs)</span>}
        </span>
      </th>
    </tr>
    <tr>
      {cells.map((cell) => (
        <td key={cell.key}>{cell}</td>
      ))}
    </tr>
  </tbody>
)
