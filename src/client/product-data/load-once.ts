/**
 * Asks for the file at each address once a page, and decodes it once.
 *
 * @param ask fetches from this site
 * @returns a way to load it, which rejects when the file cannot be had; the next call asks again
 */
export function loadOnce<File>(
  ask: (address: string) => Promise<Response>,
  decode: (response: Response) => Promise<File>,
): (address: string) => Promise<File> {
  const asked = new Map<string, Promise<File>>()
  async function load(address: string): Promise<File> {
    const response = await ask(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
    return decode(response)
  }
  return (address) => {
    const file = asked.get(address) ?? load(address)
    asked.set(address, file)
    file.catch(() => asked.delete(address))
    return file
  }
}
