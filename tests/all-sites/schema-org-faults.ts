import { join } from 'node:path'
import ts from 'typescript'

/** A node of structured data and the place it was found in, which a fault names. */
export interface PlacedNode {
  place: string
  node: Readonly<Record<string, unknown>>
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/**
 * What keeps nodes from being what schema.org says about their types: a type that it does not know, a property that the
 * type does not have, a value that the property does not take. The vocabulary is that of schema-dts, and TypeScript
 * holds the nodes against it, all in one program: reading the vocabulary takes longer than a hundred nodes.
 */
export function schemaOrgFaults(nodes: readonly PlacedNode[]): string[] {
  const lines = nodes.map(
    ({ node }, line) =>
      `const node${line}: import('schema-dts').${String(node['@type'])} = ${JSON.stringify(node)}`,
  )
  // Nothing is written: the file has its place here only so that schema-dts is found from it.
  const file = join(import.meta.dirname, 'nodes.ts')
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], OPTIONS, host)
  const source = program.getSourceFile(file)
  return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0
    return `${nodes[line]?.place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

/**
 * One node of each shape, so that a hundred pages of one kind are checked once. Of texts only that they are texts
 * belongs to a shape, but for schema.org's own names and types.
 */
export function oneOfEachShape(nodes: readonly PlacedNode[]): PlacedNode[] {
  const shapes = new Map(nodes.map((placed) => [JSON.stringify(shapeOf(placed.node)), placed]))
  return [...shapes.values()]
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort()
  if (typeof value === 'string' && value.startsWith('https://schema.org/')) return value
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.entries(value).map(([name, held]) => [name, name === '@type' ? held : shapeOf(held)])
}
