import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Fault, warning } from '../../catalogue/faults.ts'
import { lostAddresses, lostAddressRemedy } from '../../catalogue/former-addresses.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'

/** The output of Git; empty without a repository or a history. */
const git = (root: string, ...args: string[]): Promise<string> =>
  promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 100_000_000 }).then(
    ({ stdout }) => stdout,
    () => '',
  )

/** Products whose pages move with the changes since the last commit or, without any, with that commit. */
export async function movedProductWarnings(root: string, records: ReadableRecords): Promise<Fault[]> {
  const changed = async (...commits: string[]) =>
    (await git(root, 'diff', '--name-only', '--relative', ...commits, '--', 'content')).split('\n')
  const uncommitted = await changed('HEAD')
  const isCommitted = uncommitted.every((file) => file === '')
  const base = isCommitted ? 'HEAD^' : 'HEAD'
  const files = new Set(isCommitted ? await changed('HEAD^', 'HEAD') : uncommitted)
  const faults = KINDS.flatMap((kind) =>
    records[kind]
      .filter(({ file }) => files.has(file))
      .map(async ({ file, fields }): Promise<Fault[]> => {
        const source = await git(root, 'show', `${base}:./${file}`)
        const before = source && (JSON.parse(source) as Parameters<typeof lostAddresses>[2])
        const lost = before ? lostAddresses(kind, fileStem(file), before, fields) : []
        if (lost.length === 0) return []
        return [warning({ file }, `its page moves from ${lost.join(', ')}`, lostAddressRemedy(lost))]
      }),
  )
  return (await Promise.all(faults)).flat()
}
