/** The head of a font file and one entry of its list of tables: https://learn.microsoft.com/typography/opentype/spec/otff */
const HEAD_BYTES = 12
const ENTRY_BYTES = 16
const ALIGNED_TO = 4
const TABLES_AT = 4
/** Within an entry, after its tag and its checksum. */
const OFFSET_AT = 8
const LENGTH_AT = 12

const padded = (table: Uint8Array): Uint8Array =>
  Buffer.concat([table, Buffer.alloc(-table.length & (ALIGNED_TO - 1))])

/**
 * A font with another table in place of one that it has. Checksums stay as they are: HarfBuzz writes them anew when it packs the font.
 *
 * @param sfnt a font that is not packed
 * @throws Error when the font has no such table
 */
export function withTable(sfnt: Buffer, tag: string, table: Buffer): Buffer {
  const head = Buffer.from(sfnt.subarray(0, HEAD_BYTES + sfnt.readUInt16BE(TABLES_AT) * ENTRY_BYTES))
  const entries = Array.from({ length: sfnt.readUInt16BE(TABLES_AT) }, (_, index) =>
    head.subarray(HEAD_BYTES + index * ENTRY_BYTES, HEAD_BYTES + (index + 1) * ENTRY_BYTES),
  )
  const isIt = (entry: Buffer) => entry.toString('latin1', 0, tag.length) === tag
  if (!entries.some(isIt)) throw new Error(`The font has no table "${tag}".`)

  let end = head.length
  const tables = entries.map((entry) => {
    const offset = entry.readUInt32BE(OFFSET_AT)
    const content = isIt(entry) ? table : sfnt.subarray(offset, offset + entry.readUInt32BE(LENGTH_AT))
    entry.writeUInt32BE(end, OFFSET_AT)
    entry.writeUInt32BE(content.length, LENGTH_AT)
    const aligned = padded(content)
    end += aligned.length
    return aligned
  })
  return Buffer.concat([head, ...tables])
}
