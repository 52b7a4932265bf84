/** Saves a file that was made here under a name, as the browser saves others. */
export function saveFile(page: Document, file: Blob, name: string): void {
  const link = page.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
