/**
 * Asks for the file at each address once a page, and decodes it once.
 *
 * @returns a way to load it, which rejects when the file cannot be had; the next call asks again
 */
export function loadOnce<File>(
  decode: (response: Response) => Promise<File>,
): (address: string) => Promise<File> {
  const asked = new Map<string, Promise<File>>()
  const failed = new Set<string>()
  async function load(address: string): Promise<File> {
    // A browser may keep that a file is missing for as long as it would have kept the file.
    const response = await fetch(address, { cache: failed.has(address) ? 'reload' : 'default' })
    if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
    return decode(response)
  }
  return (address) => {
    const file = asked.get(address) ?? load(address)
    asked.set(address, file)
    file.catch(() => {
      failed.add(address)
      asked.delete(address)
    })
    return file
  }
}
