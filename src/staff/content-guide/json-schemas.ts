import { z } from 'zod'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import {
  fileStem,
  RECORD_KINDS,
  REFERENCES,
  type ReadableRecords,
  type RecordKind,
} from '../../catalogue/records.ts'

type Json = z.core.JSONSchema.BaseSchema

/** JSON schemas by their paths: VS Code completes and checks what staff write, with the names of brands and categories. */
export function jsonSchemas(records: ReadableRecords): Map<string, string> {
  const files = (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind): [string, string] => {
    const { schema, path: folder } = RECORD_KINDS[kind]
    const json = z.toJSONSchema(schema, {
      // VS Code supports this draft fully, later ones only in part.
      target: 'draft-7',
      io: 'input',
      override({ jsonSchema: here, path }) {
        delete here.input
        delete here.hint
        const target = REFERENCES[kind]?.[String(path.at(-1))]
        // Products come and go every day: a list of names would be out of date.
        if (!target || isKind(target) || records[target].length === 0) return
        const names = { enum: records[target].map(({ file }) => fileStem(file)) }
        if (here.type === 'array') here.items = { ...(here.items as Json), ...names }
        else Object.assign(here, names)
      },
    })
    return [`content/.schemas/${folder.replace(/\.json$/, '')}.json`, `${JSON.stringify(json, null, 2)}\n`]
  })
  return new Map(files)
}
