/**
 * Loads and decodes the file at each address once a page.
 *
 * @returns loads a file; rejects if that fails, and the next call tries again
 */
export function loadOnce<File>(
  decode: (response: Response) => Promise<File>,
): (address: string) => Promise<File> {
  const requested = new Map<string, Promise<File>>()
  const failed = new Set<string>()
  async function load(address: string): Promise<File> {
    // Browsers may cache a missing file as long as the file itself.
    const response = await fetch(address, { cache: failed.has(address) ? 'reload' : 'default' })
    if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
    return decode(response)
  }
  return (address) => {
    const file = requested.get(address) ?? load(address)
    requested.set(address, file)
    file.catch(() => {
      failed.add(address)
      requested.delete(address)
    })
    return file
  }
}
