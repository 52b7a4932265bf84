import { type Fault, formatFault } from '../../catalogue/faults.ts'

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The workflow command that makes GitHub show a fault on the commit's check page. */
export function githubAnnotation(fault: Fault): string {
  const { file, field = '', severity } = fault
  const [, line] = /^line (\d+),/.exec(field) ?? []
  const place = `file=${escapedProperty(file)}${line ? `,line=${line}` : ''}`
  return `::${severity} ${place},title=Content check::${escaped(formatFault(fault))}`
}
