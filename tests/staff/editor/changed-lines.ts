/** The lines that an edit removed from a file (`-`) and added to it (`+`), without their indents. */
export function changedLines(before: string, after: string): string[] {
  const [old, current] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `-${line.trim()}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ]
}
