import { noBreakUnits } from '../../fit/measurement-text.ts'
import { ORDER_COLUMNS, type OrderRow } from './schedule.ts'
import { SCHEDULE_COLUMNS, type ScheduleRow } from './schedule-row.ts'

const { maker: _, ...COLUMNS } = SCHEDULE_COLUMNS
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const ORDER_NAMES = Object.keys(ORDER_COLUMNS) as (keyof OrderRow)[]

/** The products of a house, a line each. */
export const Products = ({ rows }: { rows: readonly ScheduleRow[] }) => (
  <table className="schedule-table">
    <thead>
      <tr>
        {NAMES.map((name) => (
          <th key={name} scope="col" className={`is-${name}`}>
            {COLUMNS[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={Object.values(row).join()}>
          {NAMES.map((name) => (
            <td key={name}>
              {name === 'product' ? (
                <>
                  <b>{row.product}</b>
                  <br />
                  {row.maker}
                </>
              ) : (
                noBreakUnits(String(row[name] ?? 'Ask us'))
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is ordered with them. */
export const Orders = ({ orders }: { orders: readonly OrderRow[] }) => (
  <table className="schedule-orders">
    <thead>
      <tr>
        {ORDER_NAMES.map((name) => (
          <th key={name} scope="col">
            {ORDER_COLUMNS[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {orders.map((row) => (
        <tr key={row.kind + row.item}>
          {ORDER_NAMES.map((name) => (
            <td key={name}>{noBreakUnits(String(row[name]))}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
