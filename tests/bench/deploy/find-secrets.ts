import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesUnder } from '../../files-under.ts'

/**
 * Looks for the values of secrets, as they are and in base64, in every file of some folders.
 * @returns the number of files read, and a line for each file that holds one
 */
export async function findSecrets(
  folders: string[],
  secrets: Readonly<Record<string, string>>,
): Promise<{ files: number; faults: string[] }> {
  const found = folders.map(async (folder) => (await filesUnder(folder)).map((file) => join(folder, file)))
  const files = (await Promise.all(found)).flat()
  const faults: string[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    for (const [name, value] of Object.entries(secrets)) {
      // Without the signs at the end, which depend on what follows.
      const coded = Buffer.from(value).toString('base64').slice(0, -4)
      if (bytes.includes(value) || bytes.includes(coded)) faults.push(`${file} holds ${name}`)
    }
  }
  return { files: files.length, faults }
}
